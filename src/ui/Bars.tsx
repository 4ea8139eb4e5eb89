interface Part {
  /** Ends of the class name that colors it: `bar-model`. */
  kind: string;
  /** Where it begins and ends, in the unit of the picture. */
  from: number;
  to: number;
}

interface Props {
  /** What the picture shows, as a sentence: it is all that a screen reader says of it. */
  label: string;
  columns: readonly { name: string; parts: readonly Part[] }[];
  /** Height of the picture, in its unit. */
  highest: number;
}

const step = 10;

/** A picture of columns. It is drawn to any width; words and numbers stand around it. */
export function Bars({ label, columns, highest }: Props) {
  const scale = 100 / Math.max(1, highest);
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${columns.length * step} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {columns.map(({ name, parts }, place) => (
        <g key={name}>
          <rect className="bar-ground" x={place * step + 1.5} y={99} width={step - 3} height={1} />
          {parts.map(({ kind, from, to }) => (
            <rect
              key={kind}
              className={`bar-${kind}`}
              x={place * step + 1.5}
              y={100 - to * scale}
              width={step - 3}
              height={Math.max(0, (to - from) * scale)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
