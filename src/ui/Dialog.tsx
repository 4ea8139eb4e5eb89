import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  heading: string;
  close(): void;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. */
export function Dialog({ heading, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the dialog leaves the page: a browser gives the focus back only from one that is still there.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={close}>
      <div className="dialog-head">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="text-button" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
