import { readFeet } from '../../../src/shared/fence/feet.ts';
import { messages } from '../../../src/shared/fence/messages.ts';
import { type GateWidth, misfit, sidesOf } from '../../../src/shared/fence/plan.ts';
import { placedGates } from '../../../src/shared/fence/sentences.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { change, type List, makeRow, planOf, type Row, type State, sayRefusal, withOneRow, withRow } from './state.ts';

/** Where a gate should stand, its side counted from 0; without a place in the middle of its side. */
interface Wanted {
  side: number;
  width: GateWidth;
  at?: number;
}

/**
 * Makes a gate what its row says; a row with a width and a side is a gate of the plan. The order of the gates may change, and each
 * row goes with its gate.
 * @param changed the part of the row that was changed
 */
export function takeGate(state: State, key: number, changed: string): State {
  const gate = state.rows.gate.findIndex((row) => row.key === key);
  const { typed } = state.rows.gate[gate] as Row;
  const placed = placedGates(planOf(state))[gate];
  const width = Number(typed.width ?? placed?.gate.width ?? 0) as GateWidth | 0;
  if (!width) return placed ? removeRow(state, 'gate', gate) : state;
  const side = Number(typed.side ?? placed?.side ?? 0) - 1;
  const { feet, message } = readFeet(typed.at ?? String(placed?.gate.at ?? ''));
  if (side < 0 || message)
    return tell(state, key, { ...(side < 0 && { side: [messages.gateSide] }), ...(message && { at: [message] }) });
  // In another side a gate goes to the middle, as one without a place does.
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
  return tell(sayRefusal(state, refusal), key, refusalAt(state, refusal, wanted));
}

function tell(state: State, key: number, messages: FieldMessages): State {
  return withRow(state, 'gate', key, { messages });
}

/** At which control a refusal is said. */
function refusalAt(state: State, refusal: string, { side, width, at }: Wanted): FieldMessages {
  if (refusal === messages.gates) return { width: [refusal] };
  if (refusal === messages.gatesInSide) return { side: [refusal] };
  const { feet = 0 } = sidesOf(planOf(state))[side] ?? {};
  return { at: [misfit(side + 1, feet, width, at)] };
}

/** Offers a row for one more gate, 4 ft wide; the only side there is needs no choosing. */
export function addGateRow(state: State): State {
  const plan = planOf(state);
  const filled = placedGates(plan).length;
  const rows = state.rows.gate.length > filled ? state.rows.gate : [...state.rows.gate, makeRow(state.rows.gate)];
  const { key, typed } = rows[filled] as Row;
  const isOnly = sidesOf(plan).length === 1;
  const added = withRow({ ...state, rows: { ...state.rows, gate: rows } }, 'gate', key, {
    typed: { ...typed, width: typed.width || '48', ...(isOnly && { side: '1' }) },
  });
  const next = isOnly ? takeGate(added, key, 'width') : added;
  const at = next.rows.gate.findIndex((row) => row.key === key);
  return { ...next, focus: { at: `[name="gate.${at + 1}.width"]` } };
}

/** Takes a row away with its side or gate. The focus goes to the next row, else to the button that adds one. */
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
