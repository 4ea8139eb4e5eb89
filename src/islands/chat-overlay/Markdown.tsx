import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Whatever its level was: in the chat it stands below the chat's own title. */
const Heading = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;

const components: Components = {
  h1: Heading,
  h2: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  // Where the address was refused, the words stay. React Markdown lets http, https, irc, ircs, mailto and xmpp pass.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
};

/** A reply's Markdown: no HTML and no pictures, links in a new tab that learns nothing. */
export function Markdown({ text }: { text: string }) {
  return (
    <div dir="auto" className="chat-words">
      <ReactMarkdown components={components} disallowedElements={['img']} skipHtml>
        {text}
      </ReactMarkdown>
    </div>
  );
}
