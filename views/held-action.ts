import { isPlainClick } from './islands/plain-click.ts';

/**
 * Holds a visitor's action in an island that is not awake yet, and repeats it when it is. It is also repeated when waking fails,
 * so that the browser handles it.
 * @param wake wakes the island; settles when it is awake, rejects when it cannot be
 */
export function holdActions(element: HTMLElement, wake: () => Promise<void>): void {
  let held: (() => void) | undefined;
  let isRepeating = false;

  const hold = (event: Event) => {
    if (element.dataset.awake === 'yes' || isRepeating) return;
    const action = repetition(event);
    if (!action) return;
    event.preventDefault();
    // React may already listen on this element while it hydrates and would handle the event, too.
    event.stopImmediatePropagation();
    const isFirst = held === undefined;
    held = action;
    // In a task of its own: a form ignores a post that is asked for while it still announces the one before.
    if (isFirst) wake().then(repeatLater, repeatLater);
  };
  for (const type of ['click', 'submit']) element.addEventListener(type, hold, { capture: true });

  function repeatLater(): void {
    setTimeout(repeat);
  }

  /** Impatient taps count once: the last of them. */
  function repeat(): void {
    const action = held;
    held = undefined;
    isRepeating = true;
    action?.();
    isRepeating = false;
  }
}

/** How to do it again, or `undefined` where the browser needs no help. */
function repetition(event: Event): (() => void) | undefined {
  if (event.type === 'submit') {
    const { submitter, target } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  const control = (event.target as Element).closest<HTMLButtonElement>('button');
  if (!control || !isPlainClick(event as MouseEvent)) return undefined;
  const posts = control.form && control.type === 'submit';
  return posts ? undefined : () => control.click();
}
