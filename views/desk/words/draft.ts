import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Problem } from '../../../src/shared/content/problems.ts';
import type { OpenDocument, TheirDraft } from '../../../src/shared/content/versions.ts';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';

/** A draft is saved after this much quiet. */
const quietMs = 800;
/** Without an answer, saving is tried again after this long. */
const retryMs = 5000;

export type SaveState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string };

/** What this tab kept and the server has not got: a save that was under way as the page was left may have arrived. */
function readUnsent({ id, words }: OpenDocument) {
  const kept = readUnsaved(id);
  if (kept && JSON.stringify(kept.words) !== JSON.stringify(words)) return kept;
  keepUnsaved(id, undefined);
  return undefined;
}

interface Saved {
  version: number;
  at: string;
  problems: Problem[];
}

/**
 * The words in the editor and their draft on the server. One request runs at a time, and none without a change; what could not be
 * sent stays in this tab until it could.
 */
export function useDocumentWords(document: OpenDocument) {
  const [kept] = useState(() => readUnsent(document));
  const [words, setWords] = useState<unknown>(kept?.words ?? document.words);
  const [problems, setProblems] = useState(document.problems);
  const [hasDraft, setHasDraft] = useState(document.draft !== null);
  const [theirs, setTheirs] = useState<TheirDraft>();
  const [state, setState] = useState<SaveState>(
    kept ? { kind: 'waiting' } : document.draftAt ? { kind: 'saved', at: document.draftAt } : { kind: 'unchanged' },
  );
  const version = useRef(kept?.version ?? document.draftVersion);
  const stored = useRef(JSON.stringify(document.words));
  const latest = useRef(words);
  latest.current = words;
  /** Nothing is sent before the owner has chosen. */
  const inConflict = useRef(false);
  const running = useRef<Promise<boolean> | undefined>(undefined);

  const showConflict = useCallback((other: TheirDraft) => {
    inConflict.current = true;
    setTheirs(other);
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    // Several may wait for one request; each looks again before it sends.
    while (running.current) if (!(await running.current)) return false;
    if (inConflict.current) return false;
    const text = JSON.stringify(latest.current);
    if (text === stored.current) return true;
    running.current = send(text).finally(() => {
      running.current = undefined;
    });
    return running.current;

    async function send(sent: string): Promise<boolean> {
      setState({ kind: 'saving' });
      try {
        const body = { words: JSON.parse(sent), version: version.current };
        const saved = await sendJson<Saved>('PUT', `/api/admin/content/${document.id}/draft`, body);
        version.current = saved.version;
        stored.current = sent;
        setProblems(saved.problems);
        setHasDraft(true);
        setState({ kind: 'saved', at: saved.at });
        if (JSON.stringify(latest.current) === sent) keepUnsaved(document.id, undefined);
        return true;
      } catch (error) {
        const other = conflictOf(error);
        if (other) showConflict(other);
        setState(other ? { kind: 'conflict' } : { kind: 'failed', message: describeFailure(error) });
        return false;
      }
    }
  }, [document.id, showConflict]);

  // Each change starts the wait anew; the words stay in the tab until the server has them.
  useEffect(() => {
    if (JSON.stringify(words) === stored.current || theirs) return;
    keepUnsaved(document.id, { words, version: version.current });
    const timer = setTimeout(() => void save(), quietMs);
    return () => clearTimeout(timer);
  }, [words, theirs, save, document.id]);

  useEffect(() => {
    if (state.kind !== 'failed') return;
    const timer = setTimeout(() => void save(), retryMs);
    window.addEventListener('online', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', save);
    };
  }, [state, save]);

  useEffect(() => {
    const onHide = () => window.document.visibilityState === 'hidden' && void save();
    window.document.addEventListener('visibilitychange', onHide);
    return () => window.document.removeEventListener('visibilitychange', onHide);
  }, [save]);

  // The list of pages is read after the draft is there. What cannot be sent stays in the tab.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && JSON.stringify(latest.current) !== stored.current,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void save().then(() => blocker.proceed());
  }, [blocker, save]);

  /** Takes over what the server has now, such as after a publication. */
  function adopt(next: Pick<OpenDocument, 'words' | 'draftVersion' | 'problems' | 'draft'>): void {
    version.current = next.draftVersion;
    stored.current = JSON.stringify(next.words);
    latest.current = next.words;
    keepUnsaved(document.id, undefined);
    inConflict.current = false;
    setTheirs(undefined);
    setWords(next.words);
    setProblems(next.problems);
    setHasDraft(next.draft !== null);
    setState({ kind: 'unchanged' });
  }

  /** Goes on from the other one's version, with the words chosen out of both. */
  function resolve(chosen: unknown): void {
    if (!theirs) return;
    version.current = theirs.version;
    stored.current = JSON.stringify(theirs.words);
    inConflict.current = false;
    setTheirs(undefined);
    setWords(chosen);
    setState({ kind: 'waiting' });
  }

  return {
    words,
    problems,
    state,
    theirs,
    hasDraft,
    /** The version of the draft on the server. */
    version,
    change(next: unknown) {
      setWords(next);
      setState({ kind: 'waiting' });
    },
    /** Saves what is not saved yet. @returns whether the server has everything now */
    save,
    adopt,
    resolve,
    setProblems,
    showConflict,
  };
}

/** The other one's draft of a refused save. */
export function conflictOf(error: unknown): TheirDraft | undefined {
  if (!(error instanceof ResponseError) || error.status !== 409) return undefined;
  return error.body?.theirs as TheirDraft | undefined;
}

/** Words that the server has not got yet, with the version that they were written over. */
interface Unsaved {
  words: unknown;
  version: number;
}

const keyOf = (id: string) => `site-words:${id}`;

/** What this tab kept of a document. */
function readUnsaved(id: string): Unsaved | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps words in this tab, so that they outlive a reload; `undefined` forgets them. */
function keepUnsaved(id: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(id), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser that refuses its storage has no room for them; they are saved to the server all the same.
  }
}
