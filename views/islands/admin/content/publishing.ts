import { useState } from 'react';
import type { Problem } from '../../../../src/shared/content/problems.ts';
import type { OpenDocument, VersionEntry } from '../../../../src/shared/content/versions.ts';
import { ResponseError } from '../../request.ts';
import { addToast } from '../../toast.ts';
import { sendJson } from '../admin-request.ts';
import { tellFailure, telling } from '../failure.ts';
import { conflictOf, type useDocumentWords } from './document-words.ts';

type Editor = ReturnType<typeof useDocumentWords>;

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
  const [undo, setUndo] = useState<string>();
  const address = `/api/admin/content/${document.id}`;

  async function reload(): Promise<void> {
    const now = await sendJson<OpenDocument>('GET', address);
    setLive({
      published: now.published,
      words: now.live,
      schedule: now.schedule,
      hasNews: now.shipped.changed,
    });
    editor.adopt(now);
  }

  async function run(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await telling(title, work);
    setBusy(false);
  }

  /** @returns whether the answer was taken */
  async function answerNews(answer: 'keep' | 'before'): Promise<boolean> {
    let isDone = false;
    await run('Not answered', async () => {
      if (!(await editor.save())) return;
      const { undo } = await sendJson<{ undo?: string }>('PUT', `${address}/news`, { answer });
      isDone = true;
      setUndo(undo);
      await reload();
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

  return {
    live,
    busy,
    warnings,
    undo,
    publish,
    answerNews,
    closeWarnings: () => setWarnings(undefined),
    restore: (from: VersionEntry['id']) =>
      run('Not restored', async () => {
        const body = { from, published: live.published };
        const restored = await sendJson<{ undo: string }>('POST', `${address}/restoration`, body);
        setUndo(restored.undo);
        await editor.save();
        await reload();
        addToast({ title: 'Live again', description: 'Your draft was kept. Undo is next to Publish.' });
      }),
    takeBack: () =>
      run('Not undone', async () => {
        await sendJson('POST', `/api/admin/batches/${undo}/reversal`);
        setUndo(undefined);
        await reload();
        addToast({ title: 'Undone' });
      }),
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
    discard: () =>
      run('Not discarded', async () => {
        if (!(await editor.save())) return;
        await sendJson('DELETE', `${address}/draft`, { version: editor.version.current });
        await reload();
        addToast({ title: 'Draft discarded' });
      }),
  };
}
