import { useId } from 'react';

interface Props {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  problem?: string | undefined;
  choose(value: string): void;
}

/** One of a few options, each a single tap. */
export function Choices({ legend, options, value, problem, choose }: Props) {
  const name = useId();
  return (
    <fieldset className="field" aria-describedby={problem && `${name}-problem`}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label className="chip" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <p className="field-problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
