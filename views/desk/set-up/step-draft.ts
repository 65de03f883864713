import { useRef, useState } from 'react';
import type { SetUp, SetUpStep } from '../../../src/shared/set-up.ts';
import type { StepScreen } from './step-screen.ts';

const keyOf = (step: SetUpStep) => `set-up:${step}`;

/**
 * What was typed in a step; kept in this tab until it is saved, so that it outlives a reload and a look at another step.
 * @returns the draft, and a call that takes the next one or what makes it out of the newest. Two changes in one moment
 * both count that way, also when the second was made before the first was drawn.
 */
export function useStepDraft(
  step: SetUpStep,
  screen: StepScreen<unknown>,
  setUp: SetUp,
): [draft: unknown, change: (next: unknown | ((newest: unknown) => unknown)) => void] {
  const [draft, setDraft] = useState(() => ({ ...(screen.begin(setUp) as object), ...readKept(step) }) as unknown);
  const newest = useRef(draft);
  return [
    draft,
    (next) => {
      const changed = typeof next === 'function' ? next(newest.current) : next;
      newest.current = changed;
      setDraft(changed);
      keep(step, screen.toKeep ? screen.toKeep(changed) : changed);
    },
  ];
}

/** Forgets what was typed, once it is saved. */
export function forgetDraft(step: SetUpStep): void {
  try {
    sessionStorage.removeItem(keyOf(step));
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

function readKept(step: SetUpStep): object {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(step)) ?? '{}');
  } catch {
    return {};
  }
}

function keep(step: SetUpStep, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(step), JSON.stringify(draft));
  } catch {
    // Without storage a reload begins the step anew.
  }
}
