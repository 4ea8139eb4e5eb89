interface Props<Value extends string> {
  /** What is chosen among, for who does not see the chips together. */
  label: string;
  shelves: readonly { value: Value; label: string }[];
  shown: Value;
  show(value: Value): void;
}

/** Parts of a list, one of which is shown. */
export function Shelves<Value extends string>({ label, shelves, shown, show }: Props<Value>) {
  return (
    <div className="chips dashboard-shelves" role="group" aria-label={label}>
      {shelves.map(({ value, label: words }) => (
        <button key={value} type="button" className="chip" aria-pressed={value === shown} onClick={() => show(value)}>
          {words}
        </button>
      ))}
    </div>
  );
}
