import { messages, readFeet, readSideFeet } from '../../../src/shared/fence/measures.ts';
import { type GateWidth, misfit, placedGates, sidesOf, sidesWithPlace } from '../../../src/shared/fence/plan.ts';
import { writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import {
  change,
  type List,
  makeRow,
  planBefore,
  planOf,
  type Row,
  type State,
  sayRefusal,
  withOneRow,
  withRow,
} from './state.ts';

/** The default turn of a row. */
export const usualTurn = '90';

/**
 * Gives a side the length of its row, or adds the side of an empty row. Unreadable text stays in the row, and the plan keeps its
 * last length.
 * @param isLast true once typing has ended, so that an error may be shown
 */
export function applyFeet(state: State, key: number, isLast: boolean): State {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const now = sidesOf(planOf(state))[index]?.feet;
  const { feet, message } = readSideFeet(state.rows.side[index]?.typed.feet ?? String(now ?? ''));
  if (feet !== undefined && feet !== now) {
    const changed = setFeet(state, key, feet);
    return tellSide(changed.state, key, 'feet', changed.refusal, isLast);
  }
  const isEmpty = feet === undefined && now !== undefined;
  return tellSide(state, key, 'feet', message ?? (isEmpty ? messages.notFeet : ''), isLast);
}

/** Shows the message of a row's control after typing; while the visitor types, only clears a message that no longer applies. */
function tellSide(state: State, key: number, name: string, words = '', isLast = true): State {
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

/** Returns the turn before a side: the one chosen in its row, or the plan's. */
function turnOf(state: State, index: number): number | 'new' {
  const planned = writePlanForm(planOf(state))[`side.${index + 1}.turn`];
  return readTurn(state.rows.side[index]?.typed.turn ?? planned ?? usualTurn);
}

const readTurn = (value: string): number | 'new' => (value === 'new' ? 'new' : Number(value));

/** Turns a line as its row says. An empty row keeps its turn for later. */
export function applyTurn(state: State, key: number, turn: string): State {
  const side = state.rows.side.findIndex((row) => row.key === key);
  const row = state.rows.side[side];
  if (!row) return state;
  if (side >= sidesOf(planOf(state)).length)
    return withRow(state, 'side', key, { typed: { ...row.typed, turn }, messages: { ...row.messages, turn: [] } });
  const changed = change(state, { do: 'turn-side', side, turn: readTurn(turn) }, { own: key });
  return tellSide(changed.state, key, 'turn', changed.refusal);
}

/** Closes or opens the line of a row's side. */
export function applyClosing(state: State, key: number, closed: boolean): State {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const line = sidesWithPlace(planOf(state))[index]?.at ?? -1;
  const changed = change(state, { do: 'close', line, closed });
  return tellSide(changed.state, key, 'closes', changed.refusal);
}

/** Offers an empty row for one more side: an existing row, or a new one. After a line that was closed, the row starts another line. */
export function addSideRow(state: State): State {
  const filled = sidesOf(planOf(state)).length;
  const { side: rows } = state.rows;
  const found = rows.findIndex(({ typed }, index) => index >= filled && !typed.feet);
  const at = found < 0 ? rows.length : found;
  const all = found < 0 ? [...rows, makeRow(rows)] : rows;
  const added = { ...state, rows: { ...state.rows, side: all }, focus: { at: `[name="side.${at + 1}.feet"]` } };
  return planOf(state).lines.at(-1)?.closed ? applyTurn(added, all[at]?.key ?? 0, 'new') : added;
}

/** The place of a gate; its side counts from 0. Without a place, the gate is in the middle of its side. */
interface Wanted {
  side: number;
  width: GateWidth;
  at?: number;
}

/**
 * Applies a gate's row to the plan; a row with a width and a side is a gate. When the order of the gates changes, each row moves
 * with its gate.
 * @param changed the changed part of the row
 */
export function applyGate(state: State, key: number, changed: string): State {
  const gate = state.rows.gate.findIndex((row) => row.key === key);
  const { typed } = state.rows.gate[gate] as Row;
  const placed = placedGates(planOf(state))[gate];
  const width = Number(typed.width ?? placed?.gate.width ?? 0) as GateWidth | 0;
  if (!width) return placed ? removeRow(state, 'gate', gate) : state;
  const side = Number(typed.side ?? placed?.side ?? 0) - 1;
  const { feet, message } = readFeet(typed.at ?? String(placed?.gate.at ?? ''));
  if (side < 0 || message)
    return tellGate(state, key, { ...(side < 0 && { side: [messages.gateSide] }), ...(message && { at: [message] }) });
  // A gate that moves to another side goes to its middle, like a gate without a place.
  const at = feet === undefined || (changed === 'side' && placed) ? undefined : feet;
  const isSame = placed?.side === side + 1 && placed.gate.width === width && (at ?? placed.gate.at) === placed.gate.at;
  if (isSame) return withRow(state, 'gate', key, { typed: {}, messages: {} });
  const wanted: Wanted = { side, width, ...(at !== undefined && { at }) };
  const { state: next, refusal } = change(
    state,
    placed ? { do: 'change-gate', gate, ...wanted } : { do: 'add-gate', ...wanted },
    { own: key },
  );
  if (refusal === undefined) return withRow(next, 'gate', key, { typed: {}, messages: {} });
  return tellGate(sayRefusal(state, refusal), key, refusalAt(state, refusal, wanted));
}

function tellGate(state: State, key: number, messages: FieldMessages): State {
  return withRow(state, 'gate', key, { messages });
}

/** Returns the control that shows a refusal. */
function refusalAt(state: State, refusal: string, { side, width, at }: Wanted): FieldMessages {
  if (refusal === messages.gates) return { width: [refusal] };
  if (refusal === messages.gatesInSide) return { side: [refusal] };
  const { feet = 0 } = sidesOf(planOf(state))[side] ?? {};
  return { at: [misfit(side + 1, feet, width, at)] };
}

/** Offers a row for one more gate, 4 ft wide. If there is only one side, the visitor doesn't have to choose it. */
export function addGateRow(state: State): State {
  const plan = planOf(state);
  const filled = placedGates(plan).length;
  const rows = state.rows.gate.length > filled ? state.rows.gate : [...state.rows.gate, makeRow(state.rows.gate)];
  const { key, typed } = rows[filled] as Row;
  const isOnly = sidesOf(plan).length === 1;
  const added = withRow({ ...state, rows: { ...state.rows, gate: rows } }, 'gate', key, {
    typed: { ...typed, width: typed.width || '48', ...(isOnly && { side: '1' }) },
  });
  const next = isOnly ? applyGate(added, key, 'width') : added;
  const at = next.rows.gate.findIndex((row) => row.key === key);
  return { ...next, focus: { at: `[name="gate.${at + 1}.width"]` } };
}

/** Removes a row with its side or gate. The focus goes to the next row, otherwise to the Add button. */
export function removeRow(state: State, list: List, index: number): State {
  const rows = state.rows[list];
  const plan = planOf(state);
  const count = list === 'side' ? sidesOf(plan).length : placedGates(plan).length;
  const rest = rows.filter((_, at) => at !== index);
  const next =
    index >= count
      ? { ...state, rows: { ...state.rows, [list]: list === 'side' ? withOneRow(rest) : rest } }
      : change(
          withRow(state, list, rows[index]?.key ?? 0, { typed: {}, messages: {} }),
          list === 'side' ? { do: 'remove-side', side: index } : { do: 'remove-gate', gate: index },
        ).state;
  const at = next.rows[list][index] ? `remove-${list}-${index + 1}` : `add-${list}`;
  return { ...next, focus: { at: `[value="${at}"]` } };
}
