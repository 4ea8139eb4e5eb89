import { useState } from 'react';
import { QrPicture } from '#ui/QrPicture.tsx';

interface Props {
  factor: { name: string; address: string; secret: string };
}

/** What the app must learn: a picture to scan, a link that opens the app, and the same secret in groups of four to type or copy. */
export function FactorSecret({ factor }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(factor.secret);
    setCopied(true);
  };
  return (
    <>
      <p>
        <strong>1.</strong> Open your app, choose to add an account, and point it at this picture.
      </p>
      <QrPicture address={factor.address} label="Picture to scan with the app" className="factor-code" />
      <p>
        Is the app on this device? <a href={factor.address}>Open it there</a>.
      </p>
      <p>
        No camera at hand? Type this secret into the app instead. Show it to nobody.
        <code className="factor-secret">{factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p className="factor-copy">
        <button type="button" className="text-button" onClick={() => void copy()}>
          Copy the secret
        </button>
        <span role="status">{isCopied && 'Copied.'}</span>
      </p>
      <p>
        <strong>2.</strong> Type the code that the app shows now.
      </p>
    </>
  );
}
