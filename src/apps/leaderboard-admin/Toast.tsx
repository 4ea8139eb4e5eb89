import { useStore } from '@nanostores/react';
import { $notice, closeNotice, restore } from '#stores/entries.ts';

/** What was just done, with the way back. It stays until it is closed or something else is done. */
export function Toast() {
  const notice = useStore($notice);
  const undo = notice?.undo;
  return (
    <div role="status">
      {notice && (
        <div className="toast">
          <span>{notice.text}</span>
          {undo && (
            <button type="button" className="text-button" onClick={() => void restore(undo)}>
              Undo
            </button>
          )}
          <button type="button" className="text-button" aria-label="Close message" onClick={closeNotice}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
