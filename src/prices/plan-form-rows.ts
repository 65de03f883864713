import { readSideFeet } from '../shared/fence/measures.ts';
import type { Run } from '../shared/fence/plan.ts';
import type { Typed } from '../shared/fence/typed-plan.ts';

/** Adds a message to a control; the first one is kept. */
export type Tell = (name: string, message: string) => void;

/** A filled row of the list of sides; `row` is its number in the form. */
export interface SideRow {
  row: number;
  /** One foot long, without gates, where the length could not be read. */
  run: Run;
  isRead: boolean;
  /** Begins another line. */
  isNew: boolean;
  /** Ends where its line began. */
  closes: boolean;
  /** Of a line's first side, as the sketch left them; absent where nothing was drawn. */
  heading: number;
  x: number | undefined;
  y: number | undefined;
}

/** Reads the rows of the list of sides that have a length. */
export function readSideRows(typed: Typed, tell: Tell): SideRow[] {
  return rowsOf(typed, 'side').flatMap((row) => {
    const of = (name: string) => typed[`side.${row}.${name}`]?.trim() ?? '';
    const { feet, message } = readSideFeet(of('feet'));
    if (message) tell(`side.${row}.feet`, message);
    else if (feet === undefined) return [];
    const isNew = of('turn') === 'new';
    const run: Run = { feet: feet ?? 1, turn: isNew ? 0 : Number(of('turn')), gates: [] };
    const heading = numberIn(of('heading')) ?? 0;
    return [
      {
        row,
        run,
        isRead: !message,
        isNew,
        closes: of('closes') !== '',
        heading,
        x: numberIn(of('x')),
        y: numberIn(of('y')),
      },
    ];
  });
}

/** The numbers of the rows that a list has, in order. */
export function rowsOf(typed: Typed, list: 'side' | 'gate'): number[] {
  const pattern = new RegExp(`^${list}\\.(\\d{1,3})\\.`);
  const numbers = Object.keys(typed).flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
}

/** Absent for an empty text; not a number where the text is none, which the plan then refuses. */
const numberIn = (text: string): number | undefined => (text ? Number(text) : undefined);
