import { useEffect } from 'react';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router';
import { createSharedValue } from '../../islands/shared-value.ts';
import { Button } from './button.tsx';

/** A confirmation dialog. */
interface Asked {
  title: string;
  text?: string;
  /** Facts listed below the question. */
  points?: readonly string[];
  yes: string;
  no: string;
  danger?: boolean;
}

const asked = createSharedValue<(Asked & { answer(isYes: boolean): void }) | undefined>(undefined);

/**
 * Asks the owner.
 * @returns true for yes; closing the dialog means no
 */
export function ask(question: Asked): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      asked.set(undefined);
      resolve(isYes);
    };
    asked.set({ ...question, answer });
  });
}

/** The place in the shell where `ask` shows its question. Leaving the screen, such as with Back on a phone, means no. */
export function Question() {
  const { pathname } = useLocation();
  return <QuestionOfScreen key={pathname} />;
}

function QuestionOfScreen() {
  const question = asked.use();
  useEffect(() => () => asked.get()?.answer(false), []);
  return question && <QuestionDialog {...question} />;
}

function QuestionDialog({
  title,
  text,
  points,
  yes,
  no,
  danger = false,
  answer,
}: Asked & { answer(isYes: boolean): void }) {
  return (
    <dialog ref={openDialog} className="dialog card" aria-labelledby="question-title" onClose={() => answer(false)}>
      <h2 id="question-title">{title}</h2>
      {text && <p>{text}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <div className="cluster cluster-1">
        <Button danger={danger} onClick={() => answer(true)}>
          {yes}
        </Button>
        <Button quiet onClick={() => answer(false)}>
          {no}
        </Button>
      </div>
    </dialog>
  );
}

/** A `ref` for the admin's dialogs: the dialog opens when it is added to the page, and closing it returns the focus. */
export function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

/** A `ref` that focuses its element when it is added to the page. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** Like `focusOn`, but without scrolling. */
export const focusInPlace = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Opens every collapsed part of a form around an element. */
export function openAround(element: Element | null): void {
  for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
}

const leaving = {
  title: 'Leave without saving?',
  text: 'What you typed isn’t saved yet. It stays in this browser tab until you come back.',
  yes: 'Leave',
  no: 'Stay here',
};

/**
 * Asks before the owner leaves a screen with unsaved changes. The router handles the admin's links and Back, and the browser everything
 * else.
 */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (changed) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return <QuestionDialog {...leaving} answer={(isYes) => (isYes ? blocker.proceed() : blocker.reset())} />;
}

const spoken = createSharedValue('');

/** Announces a change to screen readers. */
export const announce = (words: string) => spoken.set(words);

/** The live region in the shell for `announce`. */
export function Announcer() {
  return (
    <p className="unseen" role="status">
      {spoken.use()}
    </p>
  );
}
