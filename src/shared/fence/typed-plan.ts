import { type FencePlan, placedGates, sidesWithPlace } from './plan.ts';

/** The values of a form, by the names of its controls: `kind`, `side.3.feet`, `gate.1.width`, and so on, with rows counted from 1. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Returns a plan as form values, by the names of the controls. `readPlanForm` reads them back as the same plan. */
export function writePlanForm(plan: FencePlan): Record<string, string> {
  const { kind, height, finish, property, slope, ground, measured, old } = plan;
  return {
    kind,
    height: String(height),
    finish,
    property,
    slope,
    ground,
    measured,
    old: old?.kind ?? '0',
    oldFeet: String(old?.feet ?? ''),
    ...writeSides(plan),
    ...writeGates(plan),
  };
}

function writeSides(plan: FencePlan): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [side, { run, line, at, index }] of sidesWithPlace(plan).entries()) {
    const { x, y, closed, runs } = line;
    const start = { turn: at > 0 ? 'new' : '', heading: run.turn, x, y };
    Object.assign(typed, named(side + 1, { feet: run.feet, ...(index > 0 ? { turn: run.turn } : start) }));
    if (closed && index === runs.length - 1) typed[`side.${side + 1}.closes`] = 'on';
  }
  return typed;
}

function writeGates(plan: FencePlan): Record<string, string> {
  const entries = placedGates(plan).flatMap(({ gate: { width, at }, side }, index) => {
    const row = `gate.${index + 1}`;
    return [
      [`${row}.width`, String(width)],
      [`${row}.side`, String(side)],
      [`${row}.at`, String(at)],
    ];
  });
  return Object.fromEntries(entries);
}

function named(row: number, values: Record<string, string | number>): Typed {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`side.${row}.${name}`, String(value)]));
}

/** The minimum number of rows that a form shows for each list. */
export const rowsAtLeast = { side: 4, gate: 2 } as const;
/** The maximum number of posted rows that are read, more than any valid plan has. */
const rowsAtMost = 40;

/**
 * Adds or removes a row of the typed values; the rows stay numbered from 1.
 * @param button the value of the pressed button, such as `add-side` or `remove-gate-2`; any other changes nothing
 */
export function changeRows(typed: Typed, button: string): Typed {
  const [, change, list, number] = /^(add|remove)-(side|gate)(?:-(\d{1,2}))?$/.exec(button) ?? [];
  if (list !== 'side' && list !== 'gate') return typed;
  const rows = countRows(typed, list);
  const first = list === 'side' ? 'feet' : 'width';
  if (change === 'add') return rows < rowsAtMost ? { ...typed, [`${list}.${rows + 1}.${first}`]: '' } : typed;
  return removeRow(typed, list, Number(number));
}

/** Returns the posted texts, without rows beyond the form's limit. */
export function readTyped(body: Readonly<Record<string, unknown>>): Typed {
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => Number(/\.(\d+)\./.exec(name)?.[1] ?? 1) <= rowsAtMost));
}

/** Returns the number of the last row of a list. */
export function countRows(typed: Typed, list: 'side' | 'gate'): number {
  const numbers = Object.keys(typed).map((name) => Number(new RegExp(`^${list}\\.(\\d{1,3})\\.`).exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

function removeRow(typed: Typed, list: 'side' | 'gate', removed: number): Typed {
  const entries = Object.entries(typed).flatMap(([name, value]) => {
    const [, of, number, part] = /^(side|gate)\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (list === 'side' && of === 'gate' && part === 'side') return [[name, moveUp(value ?? '', removed)]];
    if (of !== list) return [[name, value]];
    if (Number(number) === removed) return [];
    return [[`${list}.${moveUp(String(number), removed)}.${part}`, value]];
  });
  return Object.fromEntries(entries);
}

/** Returns a row's number after another row was removed; empty for the removed row. */
function moveUp(number: string, removed: number): string {
  if (Number(number) === removed) return '';
  return Number(number) > removed ? String(Number(number) - 1) : number;
}
