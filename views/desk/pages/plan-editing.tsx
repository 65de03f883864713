import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import { describePlans, type SitePlan } from '../../../src/shared/content/page-plan.ts';
import type { PlanUndo, SiteOverview } from '../../../src/shared/content/versions.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Conflict } from '../kit/conflict.tsx';
import { Refusal } from '../kit/form.tsx';
import { formatMoment } from '../words/local-time.ts';

/** A change of the plan that can be made again on another one. */
type PlanWork = (plan: SitePlan) => SitePlan;

/** Someone else's plan, which the answer to a refused change brings. */
interface TheirPlan {
  words: SitePlan;
  version: number;
  by: string;
}

/** What became of a change: the messages by field where it cannot be. */
interface PlanOutcome {
  done: boolean;
  fields?: FieldMessages | undefined;
}

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/**
 * The plan of the pages as the owner changes it: shown at once, sent one request at a time, with all that waits in the next one.
 * @param onChanged reads the list of pages again
 */
export function usePlanEditing(overview: SiteOverview, onChanged: () => Promise<void>) {
  const [plan, setPlan] = useState(overview.plan);
  const [conflict, setConflict] = useState<{ before: SitePlan; theirs: TheirPlan }>();
  const stored = useRef({ plan: overview.plan, version: overview.version });
  /** What the server has not confirmed, in its order. */
  const pending = useRef<readonly PlanWork[]>([]);
  const running = useRef<Promise<PlanOutcome>>(Promise.resolve({ done: true }));
  /** Nothing is sent before the owner has chosen. */
  const inConflict = useRef(false);

  const adopt = useCallback(({ plan, version }: { plan: SitePlan; version: number }) => {
    stored.current = { plan, version };
    setPlan(withWork(plan, pending.current));
  }, []);

  useEffect(() => {
    if (pending.current.length === 0) adopt(overview);
  }, [overview, adopt]);

  function send(): Promise<PlanOutcome> {
    // What an earlier request took along had its outcome.
    running.current = running.current.then((outcome) =>
      pending.current.length > 0 && !inConflict.current ? put(pending.current) : outcome,
    );
    return running.current;
  }

  async function put(work: readonly PlanWork[]): Promise<PlanOutcome> {
    const { plan: before, version } = stored.current;
    try {
      const body = { plan: withWork(before, work), version };
      const answer = await sendJson<{ plan: SitePlan; version: number }>('PUT', '/api/admin/plan', body);
      pending.current = pending.current.slice(work.length);
      adopt(answer);
      await onChanged();
      return { done: true };
    } catch (error) {
      const theirs = error instanceof ResponseError && error.status === 409 && (error.body?.theirs as TheirPlan);
      if (theirs) {
        inConflict.current = true;
        setConflict({ before, theirs });
        return { done: false };
      }
      drop();
      return refused('Not changed', error);
    }
  }

  function drop(): void {
    pending.current = [];
    setPlan(stored.current.plan);
  }

  /** Goes on from the other one's plan, with or without what was refused. */
  function resolve(keepsMine: boolean): void {
    if (!conflict) return;
    inConflict.current = false;
    setConflict(undefined);
    if (!keepsMine) pending.current = [];
    adopt({ plan: conflict.theirs.words, version: conflict.theirs.version });
    void (keepsMine ? send() : onChanged());
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
    conflict,
    resolve,
    /** A change by a form; what is wrong with it is told at a field of that form. */
    changeFor: (field: string, work: PlanWork) => change(work).then(refuseFor(field)),
    removeFor: (field: string, id: string, target: RedirectTarget | undefined) =>
      remove(id, target).then(refuseFor(field)),
    /** A change without a form that could show what is wrong with it. */
    async changeOrTell(work: PlanWork): Promise<PlanOutcome> {
      const outcome = await change(work);
      const [message] = Object.values(outcome.fields ?? {});
      if (message) addToast({ title: 'Not changed', description: message.join(' '), variant: 'destructive' });
      return outcome;
    },
    takeBack: ({ batch, changes }: PlanUndo) =>
      telling('Not undone', async () => {
        await sendJson('POST', `/api/admin/batches/${batch}/reversal`);
        await onChanged();
        const what = changes.length > 0 ? `Taken back: ${changes.join('. ')}. ` : '';
        addToast({ title: 'Undone', description: `${what}The pages are live as they were before.` });
      }),
  };
}

/** Messages by field are for the form to show; anything else is told here. */
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

const withWork = (plan: SitePlan, work: readonly PlanWork[]): SitePlan => work.reduce((plan, step) => step(plan), plan);

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
      differences={describePlans(before, theirs.words, nameOf).map((label) => ({ path: label, label }))}
      settle={() => editing.resolve(true)}
      onTakeTheirs={() => editing.resolve(false)}
    />
  );
}

interface LastChangeProps {
  undo: PlanUndo | undefined;
  editing: PlanEditing;
  ref?: Ref<HTMLDivElement>;
}

/** What the last change of the pages was, with its Undo, which lasts until the next one. */
export function LastChange({ undo, editing, ref }: LastChangeProps) {
  return (
    <div className="last-change cluster" role="status" tabIndex={-1} ref={ref}>
      {undo && (
        <>
          <p className="last-change__text wraps">
            {undo.changes.join('. ') || 'The pages were changed'}.{' '}
            <span className="last-change__by">
              {formatMoment(undo.at)}, by {undo.by.toLowerCase()}
            </span>
          </p>
          <Button quiet onClick={() => editing.takeBack(undo)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
