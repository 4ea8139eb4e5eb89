import { qrPath } from '#lib/qr-path.ts';

/** A code to point a phone at, dark on light whatever page it stands on: phones read no other. */
export function QrPicture({ address, label, className }: { address: string; label: string; className: string }) {
  const { size, dark } = qrPath(address);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#f6efe2" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0e0b0c" d={dark} />
    </svg>
  );
}
