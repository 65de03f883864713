import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import { describePlans, type PagePlan } from '../../../src/shared/content/page-plan.ts';
import type { PlanUndo, SiteOverview } from '../../../src/shared/content/versions.ts';
import { isSame } from '../../../src/shared/content/walk.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { tellFailure, telling, tellProblem } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/form.tsx';
import { nameInSentence } from './places.ts';

/** A change of the plan that can be reapplied to a newer plan. */
type PlanWork = (plan: PagePlan) => PagePlan;

/** Someone else's page plan, from the response to a refused change. */
interface TheirPlan {
  words: PagePlan;
  version: number;
  by: string;
}

/** The result of a change: messages by field if it was refused. */
interface PlanOutcome {
  done: boolean;
  fields?: FieldMessages | undefined;
}

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/**
 * The page plan while the owner edits it. Changes show immediately and are sent one request at a time; waiting changes go
 * together in the next one.
 * @param onChanged loads the list of pages again
 */
export function usePlanEditing(overview: SiteOverview, onChanged: () => Promise<void>) {
  const [plan, setPlan] = useState(overview.plan);
  const stored = useRef({ plan: overview.plan, version: overview.version });
  /** Changes that the server hasn't confirmed, in order. */
  const pending = useRef<readonly PlanWork[]>([]);
  const running = useRef<Promise<PlanOutcome>>(Promise.resolve({ done: true }));

  const adopt = useCallback(({ plan, version }: { plan: PagePlan; version: number }) => {
    stored.current = { plan, version };
    setPlan(withWork(plan, pending.current));
  }, []);

  useEffect(() => {
    if (pending.current.length === 0) adopt(overview);
  }, [overview, adopt]);

  function send(): Promise<PlanOutcome> {
    // Changes sent by an earlier request already have their result.
    running.current = running.current.then((outcome) => (pending.current.length > 0 ? put(pending.current) : outcome));
    return running.current;
  }

  async function put(work: readonly PlanWork[]): Promise<PlanOutcome> {
    const { plan: before, version } = stored.current;
    try {
      const body = { plan: withWork(before, work), version };
      const answer = await sendJson<{ plan: PagePlan; version: number }>('PUT', '/api/admin/plan', body);
      pending.current = pending.current.slice(work.length);
      adopt(answer);
      await onChanged();
      return { done: true };
    } catch (error) {
      const theirs = error instanceof ResponseError && error.status === 409 && (error.body?.theirs as TheirPlan);
      if (theirs) return putOver(theirs, work);
      drop();
      return refused('Not changed', error);
    }
  }

  /** Reapplies a change to the plan that someone else has changed, unless both changed the same part of a page, or the page is gone. */
  async function putOver({ words: plan, version, by }: TheirPlan, work: readonly PlanWork[]): Promise<PlanOutcome> {
    const { plan: before } = stored.current;
    const nameOf = (id: string) => overview.documents.find((document) => document.id === id)?.name ?? 'A page';
    const description = `${by || 'Someone'} changed the list of pages in the meantime: ${describePlans(before, plan, nameOf).join('. ')}.`;
    stored.current = { plan, version };
    if (isSame(withWork(plan, work), plan) || areAboutOne(before, withWork(before, work), plan)) {
      drop();
      await onChanged();
      return { done: false, fields: { plan: [`${description} Nothing was overwritten.`] } };
    }
    const outcome = await put(work);
    if (outcome.done) addToast({ title: 'Both changes are live', description });
    return outcome;
  }

  function drop(): void {
    pending.current = [];
    setPlan(stored.current.plan);
  }

  function change(work: PlanWork): Promise<PlanOutcome> {
    pending.current = [...pending.current, work];
    setPlan(work);
    return send();
  }

  async function remove(id: string, target: RedirectTarget | undefined): Promise<PlanOutcome> {
    try {
      await sendJson('DELETE', `/api/admin/content/${id}`, target ? { target } : {});
      await onChanged();
      return { done: true };
    } catch (error) {
      return refused('Not removed', error);
    }
  }

  return {
    plan,
    /** Applies a form's change; problems are shown at that form's fields. */
    changeFor: (field: string, work: PlanWork) => change(work).then(refuseFor(field)),
    removeFor: (field: string, id: string, target: RedirectTarget | undefined) =>
      remove(id, target).then(refuseFor(field)),
    /** Applies a change without a form; problems are shown in a toast. */
    async changeOrTell(work: PlanWork): Promise<PlanOutcome> {
      const outcome = await change(work);
      const [message] = Object.values(outcome.fields ?? {});
      if (message) tellProblem('Not changed', message.join(' '));
      return outcome;
    },
    undoLast: ({ batch, changes }: PlanUndo) =>
      telling('Not undone', async () => {
        await sendJson('POST', `/api/admin/batches/${batch}/reversal`);
        await onChanged();
        const what = changes.length > 0 ? `${changes.join('. ')}. ` : '';
        addToast({ title: 'Undone', description: `${what}The pages are back to how they were.` });
      }),
  };
}

/** The form shows messages by field; a toast shows anything else. */
function refused(title: string, error: unknown): PlanOutcome {
  const fields = error instanceof ResponseError ? error.body?.fields : undefined;
  if (!fields) tellFailure(title, error);
  return { done: false, fields };
}

const refuseFor =
  (field: string) =>
  ({ done, fields }: PlanOutcome) => {
    const [messages] = Object.values(fields ?? {});
    if (!done) throw new Refusal(messages ? { [field]: messages } : {});
  };

const withWork = (plan: PagePlan, work: readonly PlanWork[]): PagePlan => work.reduce((plan, step) => step(plan), plan);

/** True if two changes of the plan are both about one page's address, or about where its visitors are sent. */
function areAboutOne(before: PagePlan, mine: PagePlan, theirs: PagePlan): boolean {
  return (['slugs', 'hidden'] as const).some((part) =>
    Object.keys({ ...before[part], ...mine[part] }).some((id) =>
      [mine, theirs].every((plan) => !isSame(plan[part][id], before[part][id])),
    ),
  );
}

interface LastChangeProps {
  undo: PlanUndo | undefined;
  editing: PlanEditing;
  ref?: Ref<HTMLDivElement>;
}

/** The last change of the pages, with Undo until the next change. */
export function LastChange({ undo, editing, ref }: LastChangeProps) {
  return (
    <div className="last-change cluster" role="status" tabIndex={-1} ref={ref}>
      {undo && (
        <>
          <p className="last-change__text small wraps">
            {undo.changes.join('. ') || 'The pages were changed'}.{' '}
            <span className="quiet">
              {formatDateTime(undo.at)}, by {nameInSentence(undo.by)}
            </span>
          </p>
          <Button quiet onClick={() => editing.undoLast(undo)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
