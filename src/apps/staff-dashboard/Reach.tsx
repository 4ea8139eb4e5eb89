/** An email address or a phone number, ready to be used; what is neither stays text. */
export function Reach({ reach }: { reach: string }) {
  const number = reach.replace(/[^\d+]/g, '');
  const href = /^[^\s@]+@[^\s@]+$/.test(reach)
    ? `mailto:${encodeURIComponent(reach).replace('%40', '@')}`
    : /^[\d\s()+.-]{7,}$/.test(reach)
      ? `tel:${number}`
      : undefined;
  return <p className="reach">{href ? <a href={href}>{reach}</a> : reach}</p>;
}
