import { useState } from 'react';
import type { Problem } from '../../../src/shared/content/problems.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { conflictOf, type useDocumentWords } from './draft.ts';

type Editor = ReturnType<typeof useDocumentWords>;

/** What Undo takes back: what became live, by its batch, or the draft that was discarded. */
type Undo = { what: string; batch: string } | { draft: unknown };

/** What makes words live, or takes them back. */
export function usePublishing(document: OpenDocument, editor: Editor) {
  const [live, setLive] = useState({
    published: document.published,
    words: document.live,
    schedule: document.schedule,
    hasNews: document.shipped.changed,
  });
  const [busy, setBusy] = useState(false);
  /** Warnings that wait for the owner to accept them. */
  const [warnings, setWarnings] = useState<Problem[]>();
  const [undo, setUndo] = useState<Undo>();
  const address = `/api/admin/content/${document.id}`;

  async function reload(): Promise<OpenDocument> {
    const now = await sendJson<OpenDocument>('GET', address);
    setLive({
      published: now.published,
      words: now.live,
      schedule: now.schedule,
      hasNews: now.shipped.changed,
    });
    editor.adopt(now);
    return now;
  }

  async function run(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await telling(title, work);
    setBusy(false);
  }

  /** Undo appears when it can be pressed: a key that meets it while it is disabled goes to the button that had the focus before. */
  async function thenOfferUndo<Result>(next: Undo | undefined, work: () => Promise<Result>): Promise<Result> {
    setUndo(undefined);
    return work().finally(() => setUndo(next));
  }

  /** @returns whether the answer was taken */
  async function answerNews(answer: 'keep' | 'before'): Promise<boolean> {
    let isDone = false;
    await run('Not answered', async () => {
      if (!(await editor.save())) return;
      const { undo: batch } = await sendJson<{ undo?: string }>('PUT', `${address}/news`, { answer });
      isDone = true;
      await thenOfferUndo(batch ? { what: 'the words of before the update', batch } : undefined, reload);
      addToast(
        answer === 'keep'
          ? { title: 'Kept as it is', description: 'You will be told again when an update changes this page.' }
          : { title: 'The earlier words are live again', description: 'Undo is next to Publish.' },
      );
    });
    return isDone;
  }

  async function publish(accept: readonly string[] = []): Promise<void> {
    setBusy(true);
    try {
      if (!(await editor.save())) return;
      await sendJson('POST', `${address}/publication`, { version: editor.version.current, accept });
      setWarnings(undefined);
      setUndo(undefined);
      await reload();
      addToast({ title: 'Published', description: 'Visitors see it now.' });
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  function explain(error: unknown): void {
    const theirs = conflictOf(error);
    if (theirs?.words) editor.showConflict(theirs);
    else if (error instanceof ResponseError && error.status === 422) showProblems(error);
    else tellFailure('Not published', error);
  }

  function showProblems(error: ResponseError): void {
    const problems = (error.body?.problems ?? []) as Problem[];
    editor.setProblems(problems);
    if (problems.every(({ level }) => level === 'warning')) setWarnings(problems);
    else tellFailure('Not published', error);
  }

  function restore(from: VersionEntry['id']): Promise<void> {
    return run('Not restored', async () => {
      const body = { from, published: live.published };
      const { undo: batch } = await sendJson<{ undo: string }>('POST', `${address}/restoration`, body);
      const isReset = from === 'shipped';
      const { draft } = await thenOfferUndo(
        { what: isReset ? 'the reset' : 'the restored version', batch },
        async () => {
          await editor.save();
          return reload();
        },
      );
      const kept = draft === null ? '' : 'Your draft was kept; “Discard the draft” under More drops it. ';
      addToast({
        title: isReset ? 'Visitors see the shipped words again' : 'This version is live again',
        description: `${kept}Undo is next to Publish.`,
      });
    });
  }

  function discard(): Promise<void> {
    return run('Not discarded', async () => {
      if (!(await editor.save())) return;
      const draft = editor.words;
      await sendJson('DELETE', `${address}/draft`, { version: editor.version.current });
      const { published } = await thenOfferUndo({ draft }, reload);
      addToast({
        title: 'Draft discarded',
        description: `These are the ${published === null ? 'shipped words' : 'words that visitors see'}. Undo brings the draft back.`,
      });
    });
  }

  async function takeBack(): Promise<void> {
    if (!undo) return;
    if ('draft' in undo) {
      editor.change(undo.draft);
      setUndo(undefined);
      addToast({ title: 'The draft is back', description: 'Visitors see what they saw before.' });
      return;
    }
    await sendJson('POST', `/api/admin/batches/${undo.batch}/reversal`);
    setUndo(undefined);
    addToast({ title: `Undone: ${undo.what}`, description: describeLive(await reload()) });
  }

  return {
    live,
    busy,
    warnings,
    /** A draft is not put over what was typed after it. */
    hasUndo: undo !== undefined && !('draft' in undo && (editor.hasDraft || editor.state.kind === 'waiting')),
    publish,
    answerNews,
    closeWarnings: () => setWarnings(undefined),
    restore,
    /** Without words of his own that visitors see, the draft alone is in the way of the shipped ones. */
    reset: () => (live.published === null ? discard() : restore('shipped')),
    discard,
    takeBack: () => run('Not undone', takeBack),
    schedule: (at: string) =>
      run('Not scheduled', async () => {
        if (!(await editor.save())) return;
        await sendJson('POST', `${address}/publication`, { version: editor.version.current, at });
        await reload();
        addToast({ title: 'Scheduled', description: 'It goes live by itself.' });
      }),
    cancelSchedule: () =>
      run('Not taken off', async () => {
        await sendJson('DELETE', `${address}/publication`);
        await reload();
        addToast({ title: 'Taken off', description: 'Your draft was kept.' });
      }),
  };
}

/** What visitors see after something was taken back. */
function describeLive({ published, draft }: OpenDocument): string {
  const words = published === null ? 'the shipped words' : 'your words of before';
  return `Visitors see ${words} again.${draft === null ? '' : ' Your draft was kept.'}`;
}
