import { useState } from 'react';
import { type DocumentKind, textSchemas } from '../../../src/shared/content/documents.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import { labelsAt, type Problem } from '../../../src/shared/content/walk.ts';
import { telling, tellProblem } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { conflictOf, type Draft } from './draft.ts';

/** The target of Undo: a publication, by its batch, or a discarded draft. */
type Undo = { undone: string; batch: string } | { draft: unknown };

export type Publishing = ReturnType<typeof usePublishing>;

/** Publishing, scheduling, and undoing. */
export function usePublishing(document: OpenDocument, draft: Draft) {
  /** The server's state of the document after the last change. */
  const [current, setCurrent] = useState(document);
  const [busy, setBusy] = useState(false);
  const [undo, setUndo] = useState<Undo>();
  const address = `/api/admin/content/${document.id}`;

  /**
   * Runs an action once everything typed is saved, and reports its failure.
   * @returns true if it succeeded
   */
  async function run(failure: string, work: () => Promise<void>): Promise<boolean> {
    let isDone = false;
    setBusy(true);
    await telling(failure, async () => {
      if (!(await draft.save())) return;
      await work();
      isDone = true;
    });
    setBusy(false);
    return isDone;
  }

  /** Shows the server's state after a change, confirms it, and offers to undo it. */
  async function done(title: string, text: string | ((current: OpenDocument) => string), next?: Undo): Promise<void> {
    // Add Undo only when it is enabled; focusing a disabled button would drop the key press.
    setUndo(undefined);
    try {
      const read = await sendJson<OpenDocument>('GET', address);
      setCurrent(read);
      draft.adopt(read);
      addToast({ title, description: typeof text === 'string' ? text : text(read) });
    } finally {
      setUndo(next);
    }
  }

  /** @param accept the codes of the warnings that the owner accepts */
  async function publish(accept: readonly string[] = []): Promise<void> {
    let warnings: readonly Problem[] = [];
    await run('Not published', async () => {
      try {
        await sendJson('POST', `${address}/publication`, { version: draft.readVersion(), accept });
      } catch (error) {
        const theirs = conflictOf(error);
        if (theirs?.words) return draft.showConflict(theirs);
        const problems = problemsOf(error);
        if (!problems) throw error;
        draft.showProblems(problems);
        const first = problems.find(({ level }) => level === 'error');
        if (first) return tellProblem('Not published', describeProblem(first, document.kind, draft.read().words));
        if (problems.length === 0) throw error;
        warnings = problems;
        return;
      }
      await done('Published', 'Visitors can see it now.');
    });
    if (warnings.length > 0 && (await ask(publishAnyway(warnings)))) await publish(warnings.map(({ code }) => code));
  }

  const restore = (from: VersionEntry['id']) =>
    run('Not restored', async () => {
      const body = { from, published: current.published };
      const { undo: batch } = await sendJson<{ undo: string }>('POST', `${address}/restoration`, body);
      const [title, undone] =
        from === 'shipped'
          ? ['The original text is live again', 'Reset undone']
          : ['This version is live again', 'Restore undone'];
      const keptDraft = 'Your draft was kept. To delete it, choose More, then Discard draft. ';
      await done(title, ({ draft }) => `${draft === null ? '' : keptDraft}Undo is next to Publish.`, { undone, batch });
    });

  const discard = () =>
    run('Not discarded', async () => {
      const discarded = draft.read().words;
      await sendJson('DELETE', `${address}/draft`, { version: draft.readVersion() });
      await done(
        'Draft discarded',
        ({ published }) =>
          `This is the ${published === null ? 'original text' : 'text that visitors see'}. Undo restores the draft.`,
        { draft: discarded },
      );
    });

  async function undoChange(undo: Undo): Promise<void> {
    if ('draft' in undo) {
      draft.change(undo.draft);
      setUndo(undefined);
      addToast({ title: 'Draft restored', description: 'What visitors see didn’t change.' });
      return;
    }
    await sendJson('POST', `/api/admin/batches/${undo.batch}/reversal`);
    await done(undo.undone, describeLive);
  }

  return {
    current,
    busy,
    /** The draft isn't restored over text that was typed later. */
    hasUndo: undo !== undefined && !('draft' in undo && draft.hasDraft),
    publish,
    restore,
    discard,
    /** If nothing is published, discarding the draft restores the original text. */
    reset: () => (current.published === null ? discard() : restore('shipped')),
    undoLast: () => run('Not undone', async () => undo && undoChange(undo)),
    answerUpdate: (answer: 'keep' | 'before') =>
      run('Not saved', async () => {
        const { undo: batch } = await sendJson<{ undo?: string }>('PUT', `${address}/update`, { answer });
        const next = batch ? { undone: 'Change undone', batch } : undefined;
        await (answer === 'keep'
          ? done('Kept as is', 'We’ll tell you again when an update changes this page.', next)
          : done('The earlier text is live again', 'Undo is next to Publish.', next));
      }),
    schedule: (at: string) =>
      run('Not scheduled', async () => {
        await sendJson('POST', `${address}/publication`, { version: draft.readVersion(), at });
        await done('Scheduled', 'It will publish automatically.');
      }),
    cancelSchedule: () =>
      run('Not unscheduled', async () => {
        await sendJson('DELETE', `${address}/publication`);
        await done('Schedule canceled', 'Your draft was kept.');
      }),
  };
}

/** Returns the problems that block a publication or should be checked first. */
function problemsOf(error: unknown): Problem[] | undefined {
  if (!(error instanceof ResponseError) || error.status !== 422) return undefined;
  return (error.body?.problems ?? []) as Problem[];
}

/** Returns the message of a problem after the names of its field and the field's parents, such as "Services, service 2, Links to: ...". */
function describeProblem({ path, message }: Problem, kind: DocumentKind, words: unknown): string {
  const labels = labelsAt(textSchemas[kind], path, words);
  return labels.length > 0 ? `${labels.join(', ')}: ${message}` : message;
}

const publishAnyway = (warnings: readonly Problem[]) => ({
  title: 'Publish with these problems?',
  points: [...new Set(warnings.map(({ message }) => message))],
  yes: 'Publish anyway',
  no: 'Keep the draft',
});

/** Returns the message about what visitors see after an undo. */
function describeLive({ published, draft }: OpenDocument): string {
  const restoredText = published === null ? 'the original text' : 'your earlier text';
  return `Visitors see ${restoredText} again.${draft === null ? '' : ' Your draft was kept.'}`;
}
