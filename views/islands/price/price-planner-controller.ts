import type { Plan } from '../../../src/shared/fence/plan.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { connectAnnouncer } from './announcer.ts';
import { connectChoices } from './choices.ts';
import { focusWrong } from './field-message.ts';
import { connectGateRows } from './gate-rows.ts';
import { findParts } from './page-parts.ts';
import { connectAddress } from './plan-address.ts';
import { createPlanner } from './planner.ts';
import { connectResult } from './result-view.ts';
import { connectSend } from './send-request.ts';
import { connectSideRows } from './side-rows.ts';
import { connectSketch } from './sketch.ts';

interface PlannerProps {
  plan: Plan;
  prices: PriceTable;
  version: number;
  phone: string;
}

/**
 * Enhances the server's form: every change in list or sketch updates the price at once, without a server call.
 * @param root the island's element, with the HTML of planner.tsx in it
 */
export function connectPlanner(root: HTMLElement, { plan, prices, phone }: PlannerProps): void {
  const parts = findParts(root);
  const planner = createPlanner(plan);
  const words = (text: string) => text.replace('{phone}', phone);
  const announcer = connectAnnouncer(parts, planner, prices);
  connectResult(parts, planner, prices);
  connectAddress(parts, planner, announcer);
  connectChoices(parts, planner, prices);
  const sides = connectSideRows(parts, planner, words);
  const gates = connectGateRows(parts, planner, announcer);
  connectSend(parts);
  connectSketch(parts, planner, announcer);

  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value = 'show' } = (event.submitter ?? {}) as HTMLButtonElement;
    if (value !== 'show') return;
    sides.check(true);
    gates.check();
    if (!focusWrong(parts.form)) showPrice(root);
  });
}

function showPrice(root: HTMLElement): void {
  const price = root.querySelector('#price') as HTMLElement;
  price.focus({ preventScroll: true });
  price.scrollIntoView();
}
