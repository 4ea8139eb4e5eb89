import { useStore } from '@nanostores/react';
import type { PlayedRoom } from '#domain/entry.ts';
import { editForm } from '#stores/entries-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EntryForm } from './EntryForm.tsx';

/** The dialog in which a game is changed. */
export function EditEntry({ rooms }: { rooms: readonly PlayedRoom[] }) {
  const entry = useStore(editForm.$editing);
  if (!entry) return null;
  return (
    <Dialog heading={`Edit ${entry.team_name}`} close={editForm.close}>
      <EntryForm form={editForm} rooms={rooms} action="Save changes" saved={editForm.close} />
    </Dialog>
  );
}
