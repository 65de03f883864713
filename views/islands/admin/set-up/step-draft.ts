import { useState } from 'react';
import type { SetUp, SetUpStep } from '../../../../src/shared/set-up.ts';
import type { StepScreen } from './step-screen.ts';

const keyOf = (step: SetUpStep) => `set-up:${step}`;

/** What was typed in a step; kept in this tab until it is saved, so that it outlives a reload and a look at another step. */
export function useStepDraft(
  step: SetUpStep,
  screen: StepScreen<unknown>,
  setUp: SetUp,
): [draft: unknown, change: (draft: unknown) => void] {
  const [draft, setDraft] = useState(() => ({ ...(screen.begin(setUp) as object), ...readKept(step) }) as unknown);
  return [
    draft,
    (changed) => {
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
