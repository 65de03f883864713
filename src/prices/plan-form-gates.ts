import { middleOf, nearestPlace } from '../shared/fence/edit-gates.ts';
import { messages, readFeet } from '../shared/fence/measures.ts';
import { type GateWidth, gateWidths, misfit, type Run } from '../shared/fence/plan.ts';
import { postedMessages } from '../shared/fence/plan-schema.ts';
import type { Typed } from '../shared/fence/typed-plan.ts';
import { rowsOf, type SideRow, type Tell } from './plan-form-rows.ts';

/** A filled row of the list of gates; `row` is its number in the form, `side` the index of its side among the filled ones. */
export interface GateRow {
  row: number;
  width: GateWidth;
  side: number;
  /** Absent until it is placed, where nothing was typed. */
  at?: number;
}

/** Reads the gates; a row without width, side and place is empty. */
export function readGateRows(typed: Typed, sides: readonly SideRow[], tell: Tell): GateRow[] {
  return rowsOf(typed, 'gate').flatMap((row) => {
    const of = (name: string) => typed[`gate.${row}.${name}`]?.trim() ?? '';
    if (!of('width') && !of('at')) return [];
    const width = gateWidths.find((one) => String(one) === of('width'));
    const side = sides.findIndex((one) => String(one.row) === of('side'));
    const { feet, message } = readFeet(of('at'));
    if (!width) tell(`gate.${row}.width`, postedMessages.width);
    if (side === -1) tell(`gate.${row}.side`, messages.gateSide);
    if (message) tell(`gate.${row}.at`, message);
    if (!width || side === -1 || message) return [];
    return [{ row, width, side, ...(feet === undefined ? {} : { at: feet }) }];
  });
}

/** Puts the gates into their sides: first those with a place of their own, then the others as near to the middle as they fit. */
export function placeGates(
  runs: readonly Run[],
  sides: readonly SideRow[],
  gates: readonly GateRow[],
  tell: Tell,
): void {
  const typedFirst = [...gates].sort((one, other) => Number(one.at === undefined) - Number(other.at === undefined));
  for (const gate of typedFirst) {
    const run = runs[gate.side];
    const side = sides[gate.side];
    if (!run || !side?.isRead) continue;
    const at = gate.at ?? nearestPlace(run.feet, run.gates, gate.width, middleOf(run.feet, gate.width));
    if (at === undefined) tell(`gate.${gate.row}.at`, misfit(side.row, run.feet, gate.width));
    else {
      gate.at = at;
      run.gates.push({ width: gate.width, at });
    }
  }
}
