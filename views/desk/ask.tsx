import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';

/** A question before something that cannot be taken back. */
interface Asked {
  title: string;
  text?: string;
  /** What the owner should know, as a list. */
  points?: readonly string[];
  yes: string;
  no: string;
  danger?: boolean;
}

let asked: (Asked & { answer(isYes: boolean): void }) | undefined;
const listeners = new Set<() => void>();

function show(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the owner. @returns whether the answer was yes; closing the question is a no */
export function ask(question: Asked): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => show({ ...question, answer: resolve }));
}

/** The place in the shell where `ask` shows its question. */
export function Question() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
  return question && <QuestionDialog {...question} />;
}

function QuestionDialog({ title, text, points, yes, no, danger, answer }: NonNullable<typeof asked>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (isYes: boolean) => {
    show(undefined);
    answer(isYes);
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="question-title" onClose={() => close(false)}>
      <h2 id="question-title">{title}</h2>
      {text && <p>{text}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <div className="dialog__actions">
        <button className={`button${danger ? ' button--danger' : ''}`} type="button" onClick={() => close(true)}>
          {yes}
        </button>
        <button className="button button--quiet" type="button" onClick={() => close(false)}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

/** Asks before a screen with unsaved changes is left: by the router for the desk's own links and Back, by the browser for all else. */
export function useLeaveGuard(changed: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void ask(leaving).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!changed) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [changed]);
}

const leaving = {
  title: 'Leave without saving?',
  text: 'What you typed is not saved yet. It stays in this browser tab until you come back.',
  yes: 'Leave',
  no: 'Stay here',
};
