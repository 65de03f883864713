import { describePlans } from '../../../src/shared/content/plan-difference.ts';
import { Conflict } from '../conflict.tsx';
import type { PlanEditing } from './plan-editing.ts';

interface PlanConflictProps {
  editing: PlanEditing;
  nameOf(id: string): string;
}

/** Someone else changed the list of pages in the meantime: says what, and lets the owner make his change again on theirs. */
export function PlanConflict({ editing, nameOf }: PlanConflictProps) {
  if (!editing.conflict) return null;
  const { before, theirs } = editing.conflict;
  return (
    <Conflict
      title={`${theirs.by || 'Someone'} changed the list of pages in the meantime`}
      differences={describePlans(before, theirs.words, nameOf)}
      onKeepMine={() => editing.resolve(true)}
      onTakeTheirs={() => editing.resolve(false)}
    />
  );
}
