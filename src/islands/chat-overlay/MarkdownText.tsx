import { lazy, Suspense, type ComponentType } from 'react';

interface Props {
  text: string;
}

/** The words alone: until the reader of Markdown has come, and instead of it when it does not. */
const Words = ({ text }: Props) => (
  <p dir="auto" className="chat-words">
    {text}
  </p>
);

let reader: Promise<{ default: ComponentType<Props> }> | undefined;

/** Loads the reader of Markdown, which is heavier than the rest of the chat and not needed before the first reply. */
export function loadMarkdown(): Promise<{ default: ComponentType<Props> }> {
  reader ??= import('./Markdown.tsx').then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: Words }),
  );
  return reader;
}

const Markdown = lazy(loadMarkdown);

/** What the assistant says. */
export function MarkdownText({ text }: Props) {
  return (
    <Suspense fallback={<Words text={text} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
