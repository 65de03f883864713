import type { NextStep } from '../../../src/shared/lead/next-step.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { describeDay } from '../zoned-time.ts';

/** A due date, marked when overdue. */
export function DueDay({ dueOn, today }: { dueOn: string; today: string }) {
  const dueText = dueOn < today ? 'Overdue since' : dueOn === today ? 'Due today,' : 'Due';
  return (
    <span className={`due-day fine${dueOn < today ? ' wrong' : dueOn === today ? ' due-day--now' : ''}`}>
      {dueText} <time dateTime={dueOn}>{describeDay(dueOn)}</time>
    </span>
  );
}

interface Finished {
  id: number;
  name: string;
  version: number;
  step: NextStep;
}

/** Clears a finished step, and offers to restore it. */
export async function finishStep({ id, name, version, step }: Finished, onChanged: () => unknown): Promise<void> {
  await telling('Not saved', async () => {
    const path = `/api/admin/leads/${id}/next-step`;
    const cleared = await sendJson<{ version: number }>('DELETE', path, { version });
    const undoDone = () =>
      telling('Not saved', () => sendJson('PUT', path, { ...step, version: cleared.version })).then(onChanged);
    addToast({
      title: 'Done',
      description: `${name}: ${step.text}`,
      action: { label: 'Undo', onSelect: () => void undoDone() },
    });
  });
  // Reload even after a conflict, to show its cause.
  await onChanged();
}
