import { useEffect, useRef } from 'react';
import type { Problem } from '../../../src/shared/content/problems.ts';

interface WarningsDialogProps {
  warnings: readonly Problem[];
  onAccept(codes: readonly string[]): void;
  onClose(): void;
}

/** What should be looked at before these words are published, though nothing forbids it. */
export function WarningsDialog({ warnings, onAccept, onClose }: WarningsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="warnings-title" onClose={onClose}>
      <h2 id="warnings-title">Publish it like this?</h2>
      <ul>
        {[...new Set(warnings.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <div className="dialog__actions">
        <button
          className="button"
          type="button"
          onClick={() => onAccept([...new Set(warnings.map(({ code }) => code))])}
        >
          Publish anyway
        </button>
        <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
          Keep the draft
        </button>
      </div>
    </dialog>
  );
}
