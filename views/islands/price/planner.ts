import type { Command } from '../../../src/shared/fence/command.ts';
import { edit } from '../../../src/shared/fence/edit.ts';
import { recordStep, redo, startHistory, undo } from '../../../src/shared/fence/history.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';

/** One plan, edited by list, sketch and keys alike, with its history. */
export interface Planner {
  readonly plan: Plan;
  /**
   * Changes the plan.
   * @param typing the control that is being typed into: all its digits are one step, each counted from the plan before the first
   * @returns why nothing was changed, or nothing
   */
  edit(command: Command, typing?: string): string | undefined;
  /** The plan before the first digit of a control, or the plan as it stands. */
  before(typing: string): Plan;
  /** Focus left the control: the next edit is a new undo step. */
  settle(): void;
  undo(): void;
  redo(): void;
  /** Calls a listener after each change, with what to say of it. */
  onChange(listener: (said: string) => void): void;
}

/** A planner that begins with a plan. */
export function createPlanner(first: Plan): Planner {
  let history = startHistory(first);
  let session: { typing: string; base: Plan } | undefined;
  const listeners: ((said: string) => void)[] = [];

  function tell(said: string): void {
    for (const listener of listeners) listener(said);
  }

  function step(move: typeof undo, said: string): void {
    const next = move(history);
    session = undefined;
    if (next === history) return;
    history = next;
    tell(said);
  }

  const before = (typing: string) => (session?.typing === typing ? session.base : history.present);

  return {
    get plan() {
      return history.present;
    },
    before,
    edit(command, typing) {
      const base = typing ? before(typing) : history.present;
      const { plan, said, refusal } = { said: '', ...edit(base, command) };
      if (!plan) return refusal;
      const isSameStep = session !== undefined && session.typing === typing;
      history = isSameStep ? { ...history, present: plan, future: [] } : recordStep(history, plan);
      session = typing ? { typing, base } : undefined;
      tell(said);
      return undefined;
    },
    settle: () => {
      session = undefined;
    },
    undo: () => step(undo, 'Undone.'),
    redo: () => step(redo, 'Redone.'),
    onChange: (listener) => void listeners.push(listener),
  };
}
