import { pricePlan } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { announce, announceRefusal } from '../../../src/shared/fence/sentences.ts';
import type { PageParts } from './page-parts.ts';
import type { Planner } from './planner.ts';

/** How long nothing may change before something is said: longer than between two digits. */
const settledMs = 700;

export interface Announcer {
  /** Says a sentence when nothing else happens for a while; the newest one wins. */
  say(words: string, afterMs?: number): void;
  refuse(refusal: string): void;
}

/** The one voice of the page for those who do not see it. */
export function connectAnnouncer({ find }: PageParts, planner: Planner, prices: PriceTable): Announcer {
  const status = find('status');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayLater(words: string, afterMs = settledMs): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = words;
    }, afterMs);
  }

  planner.onChange((said) => sayLater(announce(said, planner.plan, pricePlan(planner.plan, prices))));
  return { say: sayLater, refuse: (refusal) => sayLater(announceRefusal(refusal)) };
}
