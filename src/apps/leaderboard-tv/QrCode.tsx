import { encode } from 'uqr';

/** A code to point a phone at, with words that say where it leads. Drawn as one path, four modules of margin around it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className="tv-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Code that leads to ${address}`}>
        <path className="tv-code-light" d={`M0 0h${size}v${size}H0z`} />
        <path className="tv-code-dark" d={dark.join('')} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
