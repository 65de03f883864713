import type { PageParts } from './page-parts.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The rows of a list: first one for each side or gate of the plan, then those that wait to be filled.
 * Rows are copies of a template; their controls are numbered by their place.
 */
export interface Rows {
  list: 'side' | 'gate';
  all(): HTMLElement[];
  control<Found extends Control = HTMLInputElement>(row: HTMLElement, name: string): Found;
  /** Whether a row waits to be filled. */
  waits(row: HTMLElement): boolean;
  /** A new row that waits, at the end. */
  add(): HTMLElement;
  /** A waiting row has got its side or gate: it goes before those that still wait. */
  fill(row: HTMLElement): void;
  /** Makes as many rows as the plan needs and numbers all of them. */
  fit(count: number): HTMLElement[];
  renumber(): void;
}

/** Takes over the rows of a list from the server's HTML. */
export function findRows(parts: PageParts, list: 'side' | 'gate'): Rows {
  const container = parts.form.querySelector(`[data-rows="${list}"]`) as HTMLElement;
  const all = () => Array.from(container.children) as HTMLElement[];
  const waits = (row: HTMLElement) => row.dataset.waits === 'yes';

  function add(): HTMLElement {
    const row = parts.copy(list);
    row.dataset.waits = 'yes';
    row.classList.remove('price-row--spare');
    container.append(row);
    renumber();
    return row;
  }

  /** An empty row without focus can take a side drawn in the sketch. */
  function isUnused(row: HTMLElement): boolean {
    const control = row.querySelector(list === 'side' ? 'input' : '[name$=".side"]') as Control;
    return waits(row) && !control.value && !row.contains(document.activeElement);
  }

  function renumber(): void {
    for (const [index, row] of all().entries()) numberRow(row, list, index + 1);
  }

  for (const row of all()) {
    const first = row.querySelector(list === 'side' ? 'input' : 'select') as Control;
    if (row.classList.contains('price-row--spare') && !first.value) row.remove();
    else row.dataset.waits = 'yes';
  }

  return {
    list,
    all,
    waits,
    add,
    renumber,
    control: (row, name) => row.querySelector(`[name$=".${name}"]`) as never,
    fill(row) {
      delete row.dataset.waits;
      const focused = document.activeElement as HTMLElement;
      const next = all().find((one) => one === row || waits(one)) as HTMLElement;
      if (next === row) return;
      next.before(row);
      if (row.contains(focused)) focused.focus();
    },
    fit(count) {
      const filled = all().filter((row) => !waits(row));
      for (const row of filled.slice(count)) row.remove();
      for (let missing = count - filled.length; missing > 0; missing -= 1) this.fill(all().find(isUnused) ?? add());
      renumber();
      return all();
    },
  };
}

/** Writes a row's number into names, ids and words. */
function numberRow(row: HTMLElement, list: string, number: number): void {
  if (row.dataset.number === String(number)) return;
  row.dataset.number = String(number);
  const pattern = new RegExp(`(${list}[ .-])\\d+`, 'i');
  const legend = row.querySelector('legend') as HTMLElement;
  legend.textContent = (legend.textContent ?? '').replace(pattern, `$1${number}`);
  for (const element of row.querySelectorAll('*'))
    for (const attribute of element.attributes)
      if (pattern.test(attribute.value)) attribute.value = attribute.value.replace(pattern, `$1${number}`);
}
