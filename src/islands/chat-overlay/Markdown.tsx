import ReactMarkdown, { type Components } from 'react-markdown';

const components: Components = {
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
