import { useCallback, useEffect, useState } from 'react';
import type { ChangeEntry } from '../../../src/shared/changes.ts';
import { sendJson } from '../admin-request.ts';

/** How many lines a call answers; fewer are the last ones. */
const pageLength = 50;

/** The log of changes as far as it has arrived, the newest first. */
export interface ActivityLog {
  entries: readonly ChangeEntry[] | undefined;
  /** Nothing older is missing. */
  isWhole: boolean;
  isReading: boolean;
  error: unknown;
  /** Reads the next older lines, or the first ones. */
  read(): Promise<void>;
}

/** Reads the log of changes, fifty lines at a time. @param subject of the lines; empty for all */
export function useActivityLog(subject: string): ActivityLog {
  const [entries, setEntries] = useState<readonly ChangeEntry[]>();
  const [isWhole, setWhole] = useState(false);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<unknown>();

  const readBelow = useCallback(
    async (held: readonly ChangeEntry[], isAsked: () => boolean) => {
      setError(undefined);
      setReading(true);
      try {
        const lines = await sendJson<ChangeEntry[]>('GET', `/api/admin/changes?${query(subject, held.at(-1)?.id)}`);
        if (!isAsked()) return;
        setEntries([...held, ...lines]);
        setWhole(lines.length < pageLength);
      } catch (failure) {
        if (isAsked()) setError(failure);
      } finally {
        if (isAsked()) setReading(false);
      }
    },
    [subject],
  );

  useEffect(() => {
    let isShown = true;
    setEntries(undefined);
    void readBelow([], () => isShown);
    return () => {
      isShown = false;
    };
  }, [readBelow]);

  return { entries, isWhole, isReading, error, read: () => readBelow(entries ?? [], () => true) };
}

function query(subject: string, before: number | undefined): URLSearchParams {
  return new URLSearchParams({ ...(subject && { subject }), ...(before !== undefined && { before: String(before) }) });
}
