import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { OpenDocument, TheirDraft } from '../../../src/shared/content/versions.ts';
import type { Problem } from '../../../src/shared/content/walk.ts';
import { formatTime } from '../../../src/shared/dates.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { createSharedValue } from '../../islands/shared-value.ts';
import { sendJson } from '../api.ts';
import { keep, readKept } from '../kept.ts';

/** The pause in typing after which a draft is saved, in milliseconds. */
const quietMs = 800;
/** After a save without a response, the time until the next try, in milliseconds. */
const retryMs = 5000;

export type SaveState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string };

/** The draft's state in the editor. */
interface Shown {
  words: unknown;
  problems: readonly Problem[];
  state: SaveState;
  /** True if there is anything to publish. */
  hasDraft: boolean;
  /** The other editor's text from a refused save. Nothing is sent until the owner chooses. */
  theirs: TheirDraft | undefined;
}

/** Text that the server doesn't have yet, with the draft version it was typed over. */
interface Unsent {
  words: unknown;
  version: number;
}

export type Draft = ReturnType<typeof useDraft>;

/** The open draft. Saved before navigation so the page list shows it. */
export function useDraft(document: OpenDocument) {
  const [draft] = useState(() => openDraft(document));
  const shown = draft.use();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && draft.isUnsent(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // A second link clicked during the save has its own blocker. Only the last one may proceed.
    let isLast = true;
    // Text that cannot be sent stays in the tab.
    void draft.save().then(() => isLast && blocker.proceed());
    return () => {
      isLast = false;
    };
  }, [blocker, draft]);
  return { ...draft, ...shown };
}

/**
 * The text in the editor and its draft on the server. It sends one request at a time, and only after a change. Text that can't be
 * sent stays in this tab.
 */
function openDraft(document: OpenDocument) {
  const { id } = document;
  const name = `words:${id}`;
  /** The text on the server as JSON, and the version of its draft. */
  let stored = JSON.stringify(document.words);
  let version = document.draftVersion;
  /** The state if there is nothing to send. */
  let settled: Pick<Shown, 'state' | 'hasDraft'> = {
    state: document.draftAt ? { kind: 'saved', at: document.draftAt } : { kind: 'unchanged' },
    hasDraft: document.draft !== null,
  };
  const beginning: Shown = { words: document.words, problems: document.problems, theirs: undefined, ...settled };
  /** While the editor is mounted, unsent text is also sent when the tab is hidden or shown, and when the connection returns. */
  const shown = createSharedValue(beginning, () => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', save, { signal });
    window.document.addEventListener('visibilitychange', save, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  });
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A save that was running when the page was closed may have succeeded.
  const unsent = readKept<Unsent>(name);
  if (unsent && JSON.stringify(unsent.words) !== stored) {
    version = unsent.version;
    put(unsent.words);
  } else keep(name, undefined);

  function show(part: Partial<Shown>): void {
    shown.set({ ...shown.get(), ...part });
  }

  const isUnsent = () => JSON.stringify(shown.get().words) !== stored;

  /** Shows the text, and stores it in the tab until the server has it. */
  function put(words: unknown): void {
    clearTimeout(timer);
    const waits = JSON.stringify(words) !== stored;
    keep(name, waits ? { words, version } : undefined);
    show(waits ? { words, state: { kind: 'waiting' }, hasDraft: true } : { words, ...settled });
    if (waits) timer = setTimeout(save, quietMs);
  }

  async function save(): Promise<boolean> {
    // Several calls may wait for one request. Each checks again before it sends.
    while (running) if (!(await running)) return false;
    if (shown.get().theirs) return false;
    if (!isUnsent()) return true;
    running = send(JSON.stringify(shown.get().words)).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send(text: string): Promise<boolean> {
    clearTimeout(timer);
    show({ state: { kind: 'saving' } });
    try {
      const body = { words: JSON.parse(text), version };
      const saved = await sendJson<{ version: number; at: string; problems: Problem[] }>(
        'PUT',
        `/api/admin/content/${id}/draft`,
        body,
      );
      version = saved.version;
      stored = text;
      settled = { state: { kind: 'saved', at: saved.at }, hasDraft: true };
      show({ problems: saved.problems });
      put(shown.get().words);
      return true;
    } catch (error) {
      const theirs = conflictOf(error);
      if (theirs) show({ theirs, state: { kind: 'conflict' } });
      else {
        show({ state: { kind: 'failed', message: describeFailure(error) } });
        timer = setTimeout(save, retryMs);
      }
      return false;
    }
  }

  return {
    isUnsent,
    /**
     * Saves unsent text.
     * @returns true once the server has all of it
     */
    save,
    change: put,
    read: shown.get,
    use: shown.use,
    /** The version of the draft on the server. */
    readVersion: () => version,
    /** Adopts the server's current state, for example after publishing. */
    adopt(next: OpenDocument): void {
      version = next.draftVersion;
      stored = JSON.stringify(next.words);
      settled = { state: { kind: 'unchanged' }, hasDraft: next.draft !== null };
      show({ problems: next.problems, theirs: undefined });
      put(next.words);
    },
    /** Continues from the other editor's version, with the text chosen from both. */
    resolve(chosen: unknown): void {
      const { theirs } = shown.get();
      if (!theirs) return;
      version = theirs.version;
      stored = JSON.stringify(theirs.words);
      settled = { state: { kind: 'unchanged' }, hasDraft: true };
      show({ theirs: undefined });
      put(chosen);
    },
    showProblems: (problems: readonly Problem[]) => show({ problems }),
    showConflict: (theirs: TheirDraft) => show({ theirs }),
  };
}

/** Returns the other editor's text from the response to a refused change. */
export function conflictOf(error: unknown): TheirDraft | undefined {
  if (!(error instanceof ResponseError) || error.status !== 409) return undefined;
  return error.body?.theirs as TheirDraft | undefined;
}

/** Returns a time such as "2:05 PM", in the owner's time zone. */
export const timeOf = (at: string) => formatTime(new Date(at));
