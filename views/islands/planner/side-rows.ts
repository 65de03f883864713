import { readSideFeet } from '../../../src/shared/fence/feet.ts';
import { messages } from '../../../src/shared/fence/messages.ts';
import { type Plan, sidesOf } from '../../../src/shared/fence/plan.ts';
import { writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import { change, makeRow, planBefore, planOf, type State, withRow } from './state.ts';

/** The turn of a row that says nothing else. */
export const usualTurn = '90';

/**
 * Makes a side of the plan as long as its row says, or a new side of a row that waits. What cannot be read keeps its words, and the
 * plan its last length.
 * @param isLast whether typing is over, so that what is wrong may be said
 */
export function takeFeet(state: State, key: number, isLast: boolean): State {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const now = sidesOf(planOf(state))[index]?.feet;
  const { feet, message } = readSideFeet(state.rows.side[index]?.typed.feet ?? String(now ?? ''));
  if (feet !== undefined && feet !== now) {
    const changed = setFeet(state, key, feet);
    return tell(changed.state, key, 'feet', changed.refusal, isLast);
  }
  const isEmpty = feet === undefined && now !== undefined;
  return tell(state, key, 'feet', message ?? (isEmpty ? messages.notFeet : ''), isLast);
}

/** Says at a control of a row what is wrong; nothing is said while typing goes on, but what is right again is taken back. */
function tell(state: State, key: number, name: string, words = '', isLast = true): State {
  const row = state.rows.side.find((one) => one.key === key);
  if (!row || (words && !isLast) || (row.messages[name]?.join() ?? '') === words) return state;
  return withRow(state, 'side', key, { messages: { ...row.messages, [name]: words ? [words] : [] } });
}

function setFeet(state: State, key: number, feet: number) {
  const plan = planOf(state);
  const index = state.rows.side.findIndex((row) => row.key === key);
  const isWaiting = index >= sidesOf(plan).length;
  const side = isWaiting ? sidesOf(plan).length : index;
  const control = `side ${key}`;
  const isNew = side >= sidesOf(planBefore(state, control)).length;
  const changed = change(
    state,
    isNew ? { do: 'add-side', feet, turn: side === 0 ? 0 : turnOf(state, index) } : { do: 'resize-side', side, feet },
    { control, own: key },
  );
  if (changed.refusal !== undefined || !isWaiting) return changed;
  const text = state.rows.side[index]?.typed.feet ?? String(feet);
  return { state: withRow(changed.state, 'side', key, { typed: { feet: text } }) };
}

/** How the line turns before a side: what was chosen in its row, or else the plan's turn. */
function turnOf(state: State, index: number): number | 'new' {
  const planned = writePlanForm(planOf(state))[`side.${index + 1}.turn`];
  return readTurn(state.rows.side[index]?.typed.turn ?? planned ?? usualTurn);
}

const readTurn = (value: string): number | 'new' => (value === 'new' ? 'new' : Number(value));

/** Swings a line round as a row says; a row that waits keeps its turn for later. */
export function takeTurn(state: State, key: number, turn: string): State {
  const side = state.rows.side.findIndex((row) => row.key === key);
  const row = state.rows.side[side];
  if (!row) return state;
  if (side >= sidesOf(planOf(state)).length)
    return withRow(state, 'side', key, { typed: { ...row.typed, turn }, messages: { ...row.messages, turn: [] } });
  const changed = change(state, { do: 'turn-side', side, turn: readTurn(turn) }, { own: key });
  return tell(changed.state, key, 'turn', changed.refusal);
}

/** Closes or opens the line of a row's side. */
export function takeClosing(state: State, key: number, closed: boolean): State {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const { line } = placeSides(planOf(state))[index] ?? { line: -1 };
  const changed = change(state, { do: 'close', line, closed });
  return tell(changed.state, key, 'closes', changed.refusal);
}

/** Offers an empty row for one more side: one that there is, or a new one. After a line that closed another one begins. */
export function addSideRow(state: State): State {
  const filled = sidesOf(planOf(state)).length;
  const { side: rows } = state.rows;
  const found = rows.findIndex(({ typed }, index) => index >= filled && !typed.feet);
  const at = found < 0 ? rows.length : found;
  const all = found < 0 ? [...rows, makeRow(rows)] : rows;
  const added = { ...state, rows: { ...state.rows, side: all }, focus: { at: `[name="side.${at + 1}.feet"]` } };
  return planOf(state).lines.at(-1)?.closed ? takeTurn(added, all[at]?.key ?? 0, 'new') : added;
}

/** Where a side stands in its line. */
export interface SidePlace {
  line: number;
  isLast: boolean;
  /** How many sides the line has. */
  count: number;
}

/** The places of all sides, in their order. */
export function placeSides({ lines }: Plan): SidePlace[] {
  return lines.flatMap(({ runs }, line) =>
    runs.map((_, index) => ({ line, isLast: index === runs.length - 1, count: runs.length })),
  );
}
