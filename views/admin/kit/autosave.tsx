import { useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';
import { useFormAround } from './form.tsx';
import type { FormState } from './use-form.ts';

/** The pause in typing after which a form is saved, in milliseconds. */
const quietMs = 800;
/** The time until the next try after a failed request, in milliseconds. */
const retryMs = 5000;

/**
 * Saves a form while it is edited: when typing pauses, when the tab is hidden, and when the connection returns. Fields with problems
 * and conflicts wait for the owner. The form needs `isAutosaved`.
 */
export function useAutosave<Draft extends object>(form: FormState<Draft>): void {
  const { draft, isChanged, isSending, failure } = form;
  const save = useEffectEvent(() => {
    if (form.isChanged && !form.isSending && !form.conflict) void form.submit();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the wait again
  useEffect(() => {
    if (!isChanged || isSending) return;
    const timer = setTimeout(save, failure ? retryMs : quietMs);
    return () => clearTimeout(timer);
  }, [draft, isChanged, isSending, failure]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onEvent = () => save();
    window.addEventListener('online', onEvent, { signal });
    document.addEventListener('visibilitychange', onEvent, { signal });
    return () => stop.abort();
  }, []);
}

/** The state of an autosaved form. A failed save offers to try again at once. */
export function SavedState() {
  const { isChanged, isSending, failure, messages, conflict, submit } = useFormAround();
  const text = conflict
    ? 'Not saved: choose between the two versions.'
    : Object.keys(messages).length > 0
      ? 'Not saved: check the highlighted fields.'
      : failure
        ? `Not saved: ${failure}`
        : isSending || isChanged
          ? 'Saving...'
          : 'Saved';
  return (
    <>
      <p className="small quiet" role="status">
        {text}
      </p>
      {failure && !isSending && (
        <Button text onClick={() => void submit()}>
          Try again
        </Button>
      )}
    </>
  );
}
