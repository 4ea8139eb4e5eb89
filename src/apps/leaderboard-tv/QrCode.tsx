import { QrPicture } from '#ui/QrPicture.tsx';

/** A code to point a phone at, with words that say where it leads. */
export function QrCode({ address, label }: { address: string; label: string }) {
  return (
    <figure className="tv-code">
      <QrPicture address={address} label={`Code that leads to ${address}`} className="tv-code-picture" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
