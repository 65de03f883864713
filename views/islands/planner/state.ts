import { edit } from '../../../src/shared/fence/edit.ts';
import type { Command } from '../../../src/shared/fence/edit-gates.ts';
import type { Point } from '../../../src/shared/fence/geometry.ts';
import { type FencePlan, gatesOf, sidesOf } from '../../../src/shared/fence/plan.ts';
import { announceRefusal, substitutedHeight } from '../../../src/shared/fence/sentences.ts';
import { countRows, rowsAtLeast, type Typed } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { resetStaleTool, type ToolState } from './sketch-tools.ts';

/** Undo and redo for any immutable record. */
export interface History<Record> {
  past: readonly Record[];
  present: Record;
  future: readonly Record[];
}

const stepsAtMost = 50;

/** A history without a step. */
export const startHistory = <Record>(present: Record): History<Record> => ({ past: [], present, future: [] });

/** After a new change, undone changes can't be redone. */
export function recordStep<Record>({ past, present }: History<Record>, next: Record): History<Record> {
  return { past: [...past, present].slice(-stepsAtMost), present: next, future: [] };
}

/** Goes one step back; at the beginning it returns the same history. */
export function undo<Record>(history: History<Record>): History<Record> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Goes one step forward; at the end it returns the same history. */
export function redo<Record>(history: History<Record>): History<Record> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  return after === undefined ? history : { past: [...past, present], present: after, future: rest };
}

/** A row in the list of sides or gates. The first rows are the plan's; the others are empty. */
export interface Row {
  /** Stable while other rows are added and removed. */
  key: number;
  /** Typed values that are not part of the plan (yet), by the last part of the controls' names: `feet`, `turn`, `width`. */
  typed: Readonly<Record<string, string>>;
  /** Messages, by the same names. */
  messages: FieldMessages;
}

export type List = 'side' | 'gate';

/** A sentence for screen readers. */
export interface Spoken {
  words: string;
  /** True for a change of the plan, which is followed by length and price. */
  isChange: boolean;
  /** Required quiet time before the announcement, in milliseconds. */
  afterMs: number;
}

/** The planner's state. Only `change`, undo, and redo change the plan. */
export interface State {
  history: History<FencePlan>;
  /** The control being typed into, or `drag`, with the plan before. Everything in one control is one undo step. */
  session: { control: string; base: FencePlan } | undefined;
  rows: Readonly<Record<List, readonly Row[]>>;
  /** The field for the old fence's length. */
  oldFeet: Row;
  /** The server's messages about groups of answers. */
  fields: FieldMessages;
  /** Names the height that replaced the previous one, if a newly chosen fence isn't made in that height; else empty. */
  heightNote: string;
  sketch: { tool: ToolState; crosshair: Point; refusal: string };
  spoken: Spoken | undefined;
  /** The next focus: a selector in the planner; with a block, it is scrolled into view. */
  focus: { at: string; block?: 'center' | 'start' } | undefined;
  /** True if the sketch was used last, not the lists. Its own changes show immediately. */
  isSketching: boolean;
  /** False in the server's HTML, which shows the posted values and has spare empty rows. */
  isAwake: boolean;
  /** The business's number, which one message names. */
  phone: string;
}

/** The visitor's plan from the server. */
export interface Start {
  plan: FencePlan;
  /** Posted values that don't make a plan yet, by the names of their controls. */
  typed?: Typed | undefined;
  fields?: FieldMessages | undefined;
  /** The height in inches that the visitor chose, if the fence isn't made in it. */
  requestedHeight?: number | undefined;
  phone: string;
}

/** Quiet time before an announcement: longer than the pause between two digits. */
export const settledMs = 700;

export function startState({ plan, typed = {}, fields = {}, requestedHeight, phone }: Start): State {
  const rowsOf = (list: List, filled: number) =>
    Array.from({ length: Math.max(rowsAtLeast[list], filled, countRows(typed, list)) }, (_, index) => ({
      key: index + 1,
      typed: {},
      messages: messagesOf(fields, `${list}.${index + 1}.`),
    }));
  return {
    history: startHistory(plan),
    session: undefined,
    rows: { side: rowsOf('side', sidesOf(plan).length), gate: rowsOf('gate', gatesOf(plan).length) },
    oldFeet: { key: 0, typed: {}, messages: fields.oldFeet ? { feet: fields.oldFeet } : {} },
    fields,
    heightNote: requestedHeight && requestedHeight !== plan.height ? substitutedHeight(plan.kind, plan.height) : '',
    sketch: { tool: { tool: 'draw' }, crosshair: { x: 0, y: 0 }, refusal: '' },
    spoken: undefined,
    focus: undefined,
    isSketching: false,
    isAwake: false,
    phone,
  };
}

function messagesOf(fields: FieldMessages, prefix: string): FieldMessages {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(prefix.length), words]));
}

export const planOf = ({ history }: State): FencePlan => history.present;

/** Returns the plan before the first digit of a control or the first move of a drag, or the plan as it is. */
export const planBefore = ({ session, history }: State, control: string): FencePlan =>
  session?.control === control ? session.base : history.present;

/**
 * The only function that changes the plan, for list, sketch, and keys.
 * @param control the control being typed into or dragged; each edit is applied to the plan before its first one
 * @param own the key of the row that made the edit, which gets the new side or gate
 * @returns the state after the change, or the unchanged state with the reason
 */
export function change(
  state: State,
  command: Command,
  { control, own }: { control?: string; own?: number } = {},
): { state: State; refusal?: string } {
  const base = control ? planBefore(state, control) : planOf(state);
  const { plan, said, refusal } = { said: '', ...edit(base, command) };
  if (!plan) return { state, refusal: refusal.replace('{phone}', () => state.phone) };
  const { history, session } = state;
  const isSameStep = control !== undefined && session?.control === control;
  const next = isSameStep ? { ...history, present: plan, future: [] } : recordStep(history, plan);
  const spoken = { words: said, isChange: true, afterMs: settledMs };
  return { state: { ...withHistory(state, next, own), session: control ? { control, base } : undefined, spoken } };
}

/** Replaces the plan in the state, adds the rows it needs, and clears sketch selections that no longer exist. */
export function withHistory(state: State, history: History<FencePlan>, own?: number): State {
  const [before, after] = [planOf(state), history.present];
  const { rows, sketch } = state;
  return {
    ...state,
    history,
    rows: {
      side: withOneRow(fitRows(rows.side, sidesOf(before), sidesOf(after), own)),
      gate: fitRows(rows.gate, gatesOf(before), gatesOf(after), own),
    },
    sketch: { ...sketch, tool: resetStaleTool(sketch.tool, after) },
  };
}

/** A row moves with its side or gate. A new side or gate takes the row of the one it replaced, otherwise an empty row. */
function fitRows(
  rows: readonly Row[],
  before: readonly object[],
  after: readonly object[],
  own: number | undefined,
): Row[] {
  const [filled, waiting] = [rows.slice(0, before.length), rows.slice(before.length)];
  const rowOf = new Map(before.map((item, index) => [item, filled[index]]));
  const free = [
    ...waiting.filter(({ key }) => key === own),
    ...filled.filter((_, index) => !after.includes(before[index] as object)),
    ...waiting.filter(({ key, typed }) => key !== own && !typed.feet && !typed.side).map(emptied),
  ].map((row) => (row.key === own || hasMessages(row) ? row : emptied(row)));
  const used: Row[] = [];
  for (const item of after) used.push(rowOf.get(item) ?? free.shift() ?? makeRow([...rows, ...used]));
  const isUsed = ({ key }: Row) => used.some((row) => row.key === key);
  return [...used, ...waiting.filter((row) => !isUsed(row))];
}

const emptied = ({ key }: Row): Row => ({ key, typed: {}, messages: {} });

/** The list of sides always offers a row. */
export const withOneRow = (rows: readonly Row[]): readonly Row[] => (rows.length ? rows : [makeRow(rows)]);

/** Adds a row. */
export function makeRow(rows: readonly Row[], typed: Row['typed'] = {}): Row {
  return { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, typed, messages: {} };
}

export const hasMessages = ({ messages }: Row): boolean => Object.values(messages).some((words) => words.length > 0);

/** Returns the state with one row changed. */
export function withRow(state: State, list: List, key: number, changed: Partial<Row>): State {
  const rows = state.rows[list].map((row) => (row.key === key ? { ...row, ...changed } : row));
  return { ...state, rows: { ...state.rows, [list]: rows } };
}

/** Announces a sentence without changing the plan. */
export function say(state: State, words: string, afterMs = settledMs): State {
  return { ...state, spoken: { words, isChange: false, afterMs } };
}

export const sayRefusal = (state: State, refusal: string): State => say(state, announceRefusal(refusal));
