import type { Point } from '../../../src/shared/fence/geometry.ts';
import { messages, readFeet } from '../../../src/shared/fence/measures.ts';
import { type FencePlan, type GateWidth, most, placedGates, sidesOf } from '../../../src/shared/fence/plan.ts';
import { placeWords, substitutedHeight } from '../../../src/shared/fence/sentences.ts';
import { type Typed, writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import { addGateRow, addSideRow, applyClosing, applyFeet, applyGate, applyTurn, removeRow } from './rows.ts';
import { drag, resetStaleTool, type Tool, tap } from './sketch-tools.ts';
import {
  change,
  hasMessages,
  type List,
  planBefore,
  planOf,
  type Row,
  redo,
  type State,
  say,
  sayRefusal,
  settledMs,
  undo,
  withHistory,
  withRow,
} from './state.ts';

/** Actions of the planner. A row is identified by its key, a button by its value. */
export type Action =
  /** The script has started; visitors may have typed into the form's controls before. */
  | { do: 'wake'; typed: Typed }
  /** A button of the form was pressed: `show`, `add-side`, `remove-gate-2`. */
  | { do: 'press'; button: string }
  | { do: 'choose'; name: string; value: string }
  | { do: 'type'; list: List; key: number; name: string; text: string }
  | { do: 'type-old-feet'; text: string }
  /** The focus has left a control of a row, so typing there is over. */
  | { do: 'leave'; list: List; key: number; name: string }
  | { do: 'undo' | 'redo' }
  | { do: 'say'; words: string }
  | SketchAction;

/** Returns the planner's state after an action. */
export function reduce(before: State, action: Action): State {
  const state = { ...before, isSketching: false };
  switch (action.do) {
    case 'wake':
      return wake(state, action.typed);
    case 'press':
      return press(state, action.button);
    case 'choose':
      return choose(state, action.name, action.value);
    case 'type':
      return type(state, action.list, action.key, action.name, action.text);
    case 'type-old-feet':
      return applyOldFeet(state, action.text);
    case 'leave':
      return leave(state, action.list, action.key, action.name);
    case 'undo':
      return step(state, undo, 'Undone.');
    case 'redo':
      return step(state, redo, 'Redone.');
    case 'say':
      return say(state, action.words, 0);
    default:
      return reduceSketch({ ...state, isSketching: true }, action);
  }
}

function step(state: State, move: typeof undo, words: string): State {
  const history = move(state.history);
  const settled = { ...state, session: undefined };
  if (history === state.history) return settled;
  return { ...withHistory(settled, history), spoken: { words, isChange: true, afterMs: settledMs } };
}

function type(state: State, list: List, key: number, name: string, text: string): State {
  if (name === 'turn') return applyTurn(state, key, text);
  if (name === 'closes') return applyClosing(state, key, text !== '');
  const row = state.rows[list].find((one) => one.key === key);
  const typed = withRow(state, list, key, { typed: { ...row?.typed, [name]: text } });
  if (list === 'side') return applyFeet(typed, key, false);
  return name === 'at' ? typed : applyGate(typed, key, name);
}

function leave(state: State, list: List, key: number, name: string): State {
  const row = state.rows[list].find((one) => one.key === key);
  const next =
    name === 'feet' ? applyFeet(state, key, true) : row?.typed.at === undefined ? state : applyGate(state, key, name);
  return { ...next, session: undefined };
}

function press(state: State, button: string): State {
  const [, what, list, number] = /^(add|remove)-(side|gate)(?:-(\d+))?$/.exec(button) ?? [];
  if (what === 'remove') return removeRow(state, list as List, Number(number) - 1);
  if (what === 'add') return list === 'side' ? addSideRow(state) : addGateRow(state);
  return show(state);
}

/** Checks every row. The focus goes to the first wrong control, otherwise to the price. */
function show(state: State): State {
  let next = state;
  for (const { key } of state.rows.side) next = applyFeet(next, key, true);
  const [first] = next.rows.side;
  if (first && !planOf(next).lines.length && !hasMessages(first))
    next = withRow(next, 'side', first.key, { messages: { feet: [messages.noLength] } });
  for (const { key } of state.rows.gate) next = applyGate(next, key, 'width');
  const isWrong = [...next.rows.side, ...next.rows.gate, next.oldFeet].some(hasMessages);
  const focus = isWrong
    ? ({ at: '[aria-invalid="true"]', block: 'center' } as const)
    : ({ at: '#price', block: 'start' } as const);
  return { ...next, session: undefined, focus };
}

function choose(state: State, name: string, value: string): State {
  const plan = planOf(state);
  const cleared = state.fields[name] ? { ...state, fields: { ...state.fields, [name]: [] } } : state;
  if (name === 'old') return chooseOld(cleared, value);
  const chosen = name === 'height' ? Number(value) : value;
  if (plan[name as keyof FencePlan] === chosen) return cleared;
  const next = change(cleared, { do: 'choose', change: { [name]: chosen } }).state;
  const { kind, height } = planOf(next);
  return { ...next, heightNote: name === 'kind' && height !== plan.height ? substitutedHeight(kind, height) : '' };
}

/** The old fence gets the length that was typed before its kind was chosen. */
function chooseOld(state: State, value: string): State {
  const { old } = planOf(state);
  if (value === (old?.kind ?? '0')) return state;
  const text = oldFeetText(state);
  const { feet } = readFeet(text);
  const chosen: FencePlan['old'] =
    value === '0' ? null : { kind: value as 'light' | 'solid', feet: feet && feet <= most.feet ? feet : null };
  const typed = { ...state, oldFeet: { ...state.oldFeet, typed: { feet: text } } };
  return change(typed, { do: 'choose', change: { old: chosen } }).state;
}

function applyOldFeet(state: State, text: string): State {
  const { old } = planOf(state);
  const { feet = null, message } = readFeet(text);
  const isWrong = message !== undefined || (feet !== null && (feet < 1 || feet > most.feet));
  const oldFeet: Row = { key: 0, typed: { feet: text }, messages: isWrong ? { feet: [messages.old] } : {} };
  const typed = { ...state, oldFeet };
  if (!old || isWrong || old.feet === feet) return typed;
  return change(typed, { do: 'choose', change: { old: { ...old, feet } } }, { control: 'oldFeet' }).state;
}

/** Returns the text of the field for the old fence's length: the typed text while it is invalid or means the same as the plan. */
export function oldFeetText(state: State): string {
  const { oldFeet } = state;
  const { old } = planOf(state);
  const text = oldFeet.typed.feet;
  const isShown = text !== undefined && (!old || hasMessages(oldFeet) || (readFeet(text).feet ?? null) === old.feet);
  return isShown ? text : String(old?.feet ?? '');
}

const answers = ['kind', 'height', 'finish', 'property', 'slope', 'ground', 'measured', 'old'] as const;

/** Reads the form's controls in their order, and drops the empty rows, which only browsers without JavaScript need. */
function wake(state: State, typed: Typed): State {
  const form: Typed = writePlanForm(planOf(state));
  const filled = { side: sidesOf(planOf(state)).length, gate: placedGates(planOf(state)).length };
  const side = readTypedRows(state, 'side', ['feet', 'turn', 'closes'], form, typed).filter(
    ({ typed }, index) => index < filled.side || typed.feet || index === 0,
  );
  const gate = readTypedRows(state, 'gate', ['width', 'side', 'at'], form, typed).filter(
    ({ typed }, index) => index < filled.gate || typed.width || typed.at,
  );
  let next: State = { ...state, isAwake: true, rows: { side, gate } };
  for (const name of answers) if (typed[name] !== undefined) next = choose(next, name, typed[name]);
  if (typed.oldFeet && typed.oldFeet !== oldFeetText(next)) next = applyOldFeet(next, typed.oldFeet);
  for (const [index, { key, typed }] of side.entries()) {
    next = applyFeet(next, key, false);
    if (index === 0 || index >= filled.side) continue;
    if (typed.turn !== undefined) next = applyTurn(next, key, typed.turn);
    if (typed.closes !== undefined) next = applyClosing(next, key, typed.closes !== '');
  }
  for (const [index, { key, typed }] of gate.entries())
    next = applyGate(next, key, index < filled.gate && typed.side !== undefined ? 'side' : 'width');
  return { ...next, session: undefined };
}

/** Returns the rows, each with the typed values that differ from the plan's. */
function readTypedRows(state: State, list: List, names: readonly string[], form: Typed, typed: Typed): Row[] {
  return state.rows[list].map((row, index) => {
    const parts = names.map((name) => [name, `${list}.${index + 1}.${name}`] as const);
    // The first side has no turn.
    const own = parts.filter(
      ([name, control]) => (typed[control] ?? '') !== (form[control] ?? '') && !(name === 'turn' && index === 0),
    );
    return { ...row, typed: Object.fromEntries(own.map(([name, control]) => [name, typed[control] ?? ''])) };
  });
}

/** Actions of the sketch; positions are in feet. */
type SketchAction =
  /** @property announcement read aloud when the tool was chosen by a key */
  | { do: 'select-tool'; tool: Tool; announcement?: string }
  | { do: 'tap'; place: Point; reach: number; width: GateWidth }
  | { do: 'drag'; handle: string; place: Point }
  /** The end of a drag; `handle` is empty after a mere tap. */
  | { do: 'drop'; handle: string }
  | { do: 'end-line' }
  | { do: 'move-crosshair'; to: Point };

/** The crosshair's place is announced sooner than a change, because nothing else is pending. */
const crosshairMs = 400;

/** Returns the planner's state after an action in the sketch. */
function reduceSketch(state: State, action: SketchAction): State {
  const { sketch } = state;
  switch (action.do) {
    case 'select-tool': {
      const selected = { ...state, sketch: { ...sketch, tool: { tool: action.tool }, refusal: '' } };
      return action.announcement ? say(selected, action.announcement, crosshairMs) : selected;
    }
    case 'tap':
      return applyTap(state, action);
    case 'drag': {
      const command = drag(planBefore(state, 'drag'), sketch.tool, action.handle, action.place);
      return command ? change(state, command, { control: 'drag' }).state : state;
    }
    case 'drop': {
      const { lines } = planOf(state);
      const settled = { ...state, session: undefined };
      if (action.handle !== 'start') return settled;
      return { ...settled, sketch: { ...sketch, tool: { tool: 'draw', line: lines.length - 1 } } };
    }
    case 'end-line': {
      const { tool, line, start, picked } = sketch.tool;
      const ended = { ...state, sketch: { ...sketch, tool: { tool } } };
      if (line !== undefined) return say(ended, 'Line ended.');
      return start || picked ? say(ended, 'Canceled.') : ended;
    }
    case 'move-crosshair': {
      const crosshair = { x: inYard(action.to.x), y: inYard(action.to.y) };
      return say({ ...state, sketch: { ...sketch, crosshair } }, placeWords(crosshair.x, crosshair.y), crosshairMs);
    }
  }
}

const inYard = (feet: number): number => Math.max(-most.edge, Math.min(most.edge, feet));

function applyTap(state: State, { place, reach, width }: Extract<SketchAction, { do: 'tap' }>): State {
  const { command, said, next } = tap(planOf(state), state.sketch.tool, place, { reach, width });
  const crosshair = { x: Math.round(place.x), y: Math.round(place.y) };
  const changed = command ? change(state, command) : { state };
  if (changed.refusal !== undefined)
    return sayRefusal({ ...state, sketch: { ...state.sketch, crosshair, refusal: changed.refusal } }, changed.refusal);
  const tool = resetStaleTool(next, planOf(changed.state));
  const tapped = { ...changed.state, sketch: { tool, crosshair, refusal: '' } };
  return said ? say(tapped, said) : tapped;
}
