import { useCallback, useEffect, useRef, useState } from 'react';
import { completeLead, type Lead, type SpecifiedLead } from '../../../src/shared/lead.ts';
import { adminRequest } from '../api.ts';
import { readJsonArray } from '../json-array.ts';
import { prepareSearch } from './lead-match.ts';

export type Progress = 'loading' | 'whole' | 'failed';

/** The list of leads, usable while it is still loading. */
export interface LeadList {
  /** The newest, as far as they have arrived; `undefined` while there is nothing to show. */
  leads: Lead[] | undefined;
  progress: Progress;
  /** Starts loading, or continues after the last lead received. */
  read(): Promise<void>;
  /** Replaces leads, after a change that the server confirmed. */
  change(change: (leads: Lead[]) => Lead[]): void;
}

/** Every showing filters and counts the whole list, so it waits until the list has grown by half: at 100,000 leads some fifteen times. */
const growth = 0.5;

/** Reads the list of requests when the component appears and shows it while it arrives. The component's end ends the reading. */
export function useLeadList(): LeadList {
  const [list, setList] = useState<Pick<LeadList, 'leads' | 'progress'>>({ leads: undefined, progress: 'loading' });
  const arrived = useRef<Arrived>({ shown: 0, waiting: [] });
  const leaving = useRef<AbortController>(undefined);

  const show = useCallback((progress: Progress) => {
    const more = takeWaiting(arrived.current);
    setList(({ leads }) => ({ leads: append(leads, more, progress), progress }));
  }, []);

  const read = useCallback(async () => {
    show('loading');
    try {
      const response = await adminRequest(addressBelow(arrived.current), { signal: leaving.current?.signal ?? null });
      await readJsonArray<SpecifiedLead>(response, (items, isLast) => {
        keep(arrived.current, items);
        if (isLast) show('whole');
        else if (isWorthShowing(arrived.current)) show('loading');
      });
    } catch {
      show('failed');
    }
  }, [show]);

  useEffect(() => {
    leaving.current = new AbortController();
    void read();
    return () => leaving.current?.abort();
  }, [read]);

  const change: LeadList['change'] = (change) =>
    setList(({ leads, progress }) => ({ leads: leads && change(leads), progress }));
  return { ...list, read, change };
}

/** The leads received from the server so far, before any later change. */
interface Arrived {
  /** How many are in the list. */
  shown: number;
  waiting: Lead[];
  lastId?: number;
}

/** Uses the specified call unchanged (docs/product.md, "Calls"); only a retry after a broken connection asks for a range. */
function addressBelow({ lastId }: Arrived): string {
  return `/api/contact-submissions${lastId === undefined ? '' : `?before=${lastId}`}`;
}

/** The panel works with exactly the specified fields (docs/product.md, "Records"). */
function keep(arrived: Arrived, items: readonly SpecifiedLead[]): void {
  const leads = items.map(completeLead);
  prepareSearch(leads);
  arrived.waiting.push(...leads);
  const last = leads.at(-1);
  if (last) arrived.lastId = last.id;
}

function isWorthShowing({ shown, waiting }: Arrived): boolean {
  return waiting.length > growth * shown;
}

function takeWaiting(arrived: Arrived): Lead[] {
  const { waiting } = arrived;
  arrived.shown += waiting.length;
  arrived.waiting = [];
  return waiting;
}

/** No leads are an empty list only once the whole answer has arrived. */
function append(leads: Lead[] | undefined, more: Lead[], progress: Progress): Lead[] | undefined {
  if (!leads && more.length === 0 && progress !== 'whole') return undefined;
  return [...(leads ?? []), ...more];
}
