import { useCallback, useEffect, useState } from 'react';
import type { Lead, LeadCounts, LeadPage } from '../../../src/shared/lead.ts';
import type { LeadFilter } from '../../../src/shared/lead-filter.ts';
import { adminRequest } from '../api.ts';

/** The largest page that the call gives. */
const pageSize = 500;
/** Typing is asked about when it pauses. */
const askDelayMs = 300;

/** What the database finds below the part of the list that has arrived. */
export interface OlderMatches {
  leads: readonly Lead[];
  /** Of all leads that match the filter, in any status. */
  counts: LeadCounts;
  /** Nothing that the filter lets through is missing. */
  isComplete: boolean;
}

/**
 * Asks the database for what a filter finds among older leads, so that a search is complete while the list is still on its way, or
 * broke off. A list that is whole needs no call (docs/product.md, "Desk"), and neither does one without a filter.
 * @param below the last number that the list holds; `undefined` when nothing is missing below it
 * @returns the answer once it is there, and what asks again after a change
 */
export function useOlderMatches(filter: LeadFilter, below: number | undefined): [OlderMatches | undefined, () => void] {
  const query = Object.values(filter).some(Boolean) ? new URLSearchParams(filter).toString() : '';
  const [answer, setAnswer] = useState<LeadPage & { query: string }>();
  const [changes, setChanges] = useState(0);
  const askAgain = useCallback(() => setChanges((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of a lead asks again
  useEffect(() => {
    if (!query || below === undefined) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const page = await askBelow(query, below, leaving.signal);
      if (page) setAnswer({ ...page, query });
    }, askDelayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, below, changes]);

  if (below === undefined || answer?.query !== query) return [undefined, askAgain];
  const { leads, counts, nextBefore } = answer;
  // Leads that arrived since the call are already in the list.
  return [{ leads: leads.filter(({ id }) => id < below), counts, isComplete: nextBefore === undefined }, askAgain];
}

/** Nothing when the answer does not come: the list itself says that something is missing, and offers to load it. */
async function askBelow(query: string, below: number, signal: AbortSignal): Promise<LeadPage | undefined> {
  try {
    const response = await adminRequest(`/api/admin/leads?${query}&before=${below}&limit=${pageSize}`, { signal });
    return await response.json();
  } catch {
    return undefined;
  }
}
