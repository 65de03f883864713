import { useRef } from 'react';
import type { PictureUse } from '../../../src/shared/pictures.ts';
import { PictureUses } from './picture-uses.tsx';

interface PictureDeletionProps {
  id: number;
  /** What the picture is called on the screen. */
  name: string;
  uses: readonly PictureUse[];
  onDelete(): void;
}

/** Deletes a picture; of one that pages show it says first what becomes of them. */
export function PictureDeletion({ id, name, uses, onDelete }: PictureDeletionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        className="text-button"
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => (uses.length > 0 ? dialog.current?.showModal() : onDelete())}
      >
        Delete
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={`delete-${id}`}>
        <h2 id={`delete-${id}`}>Delete a picture that pages show?</h2>
        <PictureUses uses={uses} />
        <p>
          Visitors then see the picture that came with the site in its place, or none, until you choose another one
          there.
        </p>
        <div className="dialog__actions">
          <button
            className="button button--danger"
            type="button"
            onClick={() => {
              dialog.current?.close();
              onDelete();
            }}
          >
            Delete it
          </button>
          <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </div>
      </dialog>
    </>
  );
}
