import { qrPath } from '#lib/qr-path.ts';

/** A code to point a phone at, with words that say where it leads. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, dark } = qrPath(address);
  return (
    <figure className="tv-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Code that leads to ${address}`}>
        <path className="tv-code-light" d={`M0 0h${size}v${size}H0z`} />
        <path className="tv-code-dark" d={dark} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
