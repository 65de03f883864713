/** Undo and redo for any immutable record. */
export interface History<Record> {
  past: readonly Record[];
  present: Record;
  future: readonly Record[];
}

const stepsAtMost = 50;

/** A history without a step. */
export const startHistory = <Record>(present: Record): History<Record> => ({ past: [], present, future: [] });

/** After a change; what was undone before it cannot be redone any more. */
export function recordStep<Record>({ past, present }: History<Record>, next: Record): History<Record> {
  return { past: [...past, present].slice(-stepsAtMost), present: next, future: [] };
}

/** One step back, or the same history at its beginning. */
export function undo<Record>(history: History<Record>): History<Record> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward, or the same history at its end. */
export function redo<Record>(history: History<Record>): History<Record> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  return after === undefined ? history : { past: [...past, present], present: after, future: rest };
}
