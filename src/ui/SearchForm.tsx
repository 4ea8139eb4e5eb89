import { Field } from './Field.tsx';

interface Props {
  label: string;
  hint: string;
  /** What was searched for last. */
  words: string;
  search(words: string): void;
}

/** A search that begins when it is sent, and not with every letter. */
export function SearchForm({ label, hint, words, search }: Props) {
  return (
    <form
      className="list-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(String(new FormData(event.currentTarget).get('words') ?? ''));
      }}
    >
      <Field label={label} hint={hint}>
        {(links) => <input {...links} name="words" type="search" maxLength={100} defaultValue={words} />}
      </Field>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
