import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import { encodePlan } from '../../../src/shared/fence/encode.ts';
import { inDollars } from '../../../src/shared/fence/measures.ts';
import { countParts } from '../../../src/shared/fence/parts.ts';
import { sidesOf } from '../../../src/shared/fence/plan.ts';
import { type PriceResult, pricePlan } from '../../../src/shared/fence/price.ts';
import { changesOf } from '../../../src/shared/fence/price-changes.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { resultLines } from '../../../src/shared/fence/result-lines.ts';
import { exclusions, itemLines, partLines } from '../../../src/shared/fence/result-words.ts';
import { describePlan } from '../../../src/shared/fence/sentences.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { afterFrame } from './after-frame.ts';
import { redraw } from './drawing-element.ts';
import { fillList, type PageParts, say } from './page-parts.ts';
import type { Planner } from './planner.ts';

/** From this many sides on, a sketch is clearer than the list. */
const sketchedSides = 2;

/** Writes range, lists and drawings anew after each change. */
export function connectResult({ find, copy }: PageParts, planner: Planner, prices: PriceTable): void {
  let drawn = fenceOf();
  const writeRestLater = afterFrame(writeRest);
  planner.onChange(() => {
    writeRange(pricePlan(planner.plan, prices));
    writeRestLater();
  });

  function writeRest(): void {
    const { plan } = planner;
    writeItems(pricePlan(plan, prices));
    writeLists();
    if (drawn !== fenceOf()) redraw(find('elevation'), drawElevation(plan.kind, plan.height));
    drawn = fenceOf();
    if (sidesOf(plan).length >= sketchedSides) redraw(find('sketch'), drawSketch(plan));
  }

  function fenceOf(): string {
    return `${planner.plan.kind} ${planner.plan.height}`;
  }

  function writeRange(price: PriceResult): void {
    const { range, isRange, summary, notes, payment } = resultLines(planner.plan, price, prices);
    for (const name of ['range', 'bar-range']) find(name).textContent = range;
    find('range').classList.toggle('price-range--words', !isRange);
    say(find('summary'), summary);
    find('bar-summary').textContent = summary;
    find('notes').textContent = notes;
    find('notes-part').hidden = !notes;
    find('notes-start').hidden = !isRange;
    (find('payment').firstElementChild as HTMLElement).textContent = payment;
    find('payment').hidden = !payment;
    find('exclusions').textContent = exclusions(planner.plan);
  }

  function writeItems(price: PriceResult): void {
    const items = price.status === 'priced' ? itemLines(planner.plan, price) : [];
    find('items-part').hidden = !items.length;
    const lines = items.map(({ label, amount }) => {
      const line = copy('item');
      const [name, dollars] = line.children;
      if (name && dollars) [name.textContent, dollars.textContent] = [label, `about ${inDollars(amount)}`];
      return line;
    });
    find('items').replaceChildren(...lines);
  }

  function writeLists(): void {
    const { plan } = planner;
    const sides = sidesOf(plan).length;
    find('sketch-part').hidden = sides < sketchedSides;
    find('parts-part').hidden = !sides;
    find('keep-part').hidden = !sides;
    for (const name of ['facts', 'sketch-facts']) fillList(find(name), describePlan(plan));
    fillList(find('parts'), sides ? partLines(countParts(plan)) : []);
    writeChanges();
  }

  function writeChanges(): void {
    const changes = changesOf(planner.plan, prices);
    find('changes-part').hidden = !changes.length;
    const lines = changes.map(({ text, plan }) => {
      const link = Object.assign(document.createElement('a'), {
        href: `?plan=${encodePlan(plan)}#price`,
        rel: 'nofollow',
        textContent: text,
      });
      const line = document.createElement('li');
      line.append(link);
      return line;
    });
    find('changes').replaceChildren(...lines);
  }
}
