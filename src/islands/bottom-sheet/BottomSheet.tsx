import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { $experiencesOpen, $hash, closeExperiences, openExperiences } from '#stores/experiences.ts';
import './bottom-sheet.css';

interface Props {
  /** The links, written by the page. */
  children: ReactNode;
}

const id = 'experiences';
/* Browsers that know invoker commands open and close the dialog even without script. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });

/** The Experiences item of the mobile bar and the sheet it opens. */
export function BottomSheet({ children }: Props) {
  const open = useStore($experiencesOpen, { ssr: 'initial' });
  const hash = useStore($hash, { ssr: 'initial' });
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // The page knows itself, but not to which part of it the visitor has gone.
  useLayoutEffect(() => {
    for (const link of dialog.current?.querySelectorAll<HTMLAnchorElement>('a[href^="/#"]') ?? []) {
      const isHere = link.pathname === location.pathname && link.hash === hash;
      if (isHere) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [hash]);

  const press = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault(); // the store opens and closes; the command attribute is for pages without script
    action();
  };

  return (
    <>
      <button
        type="button"
        className="bar-item"
        aria-haspopup="dialog"
        {...command('show-modal')}
        onClick={press(openExperiences)}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16M3 21h18M14.5 12v.01" strokeLinecap="round" />
        </svg>
        Experiences
      </button>
      {/* A press outside, or on a link, closes it; the keyboard has Escape and the close button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        id={id}
        ref={dialog}
        className="sheet"
        aria-labelledby="experiences-title"
        {...{ closedby: 'any' }}
        onClose={closeExperiences}
        onClick={({ target }) => {
          if (target === dialog.current || (target as Element).closest('a')) closeExperiences();
        }}
      >
        <div className="sheet-body">
          <div className="sheet-head">
            <h2 id="experiences-title">Experiences</h2>
            <button
              type="button"
              aria-label="Close"
              className="sheet-close"
              {...command('close')}
              onClick={press(closeExperiences)}
            >
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
