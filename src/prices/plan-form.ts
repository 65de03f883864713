import { middleOf, nearestPlace } from '../shared/fence/edit-gates.ts';
import { boundsOf } from '../shared/fence/geometry.ts';
import { heightsOf, type KindName, kindNames, kindOf, nearestHeight } from '../shared/fence/kinds.ts';
import { messages, readFeet, readSideFeet } from '../shared/fence/measures.ts';
import {
  type FencePlan,
  type GateWidth,
  gateWidths,
  type Line,
  misfit,
  most,
  newLineFeet,
  type Run,
} from '../shared/fence/plan.ts';
import { planSchema, postedMessages } from '../shared/fence/plan-schema.ts';
import type { Typed } from '../shared/fence/typed-plan.ts';
import type { FieldMessages } from '../shared/fields.ts';

/** The plan, with the chosen height in inches if the fence isn't made in that height; or the messages by control. */
export type ReadPlan =
  | { plan: FencePlan; requestedHeight?: number; fields?: undefined }
  | { plan?: undefined; requestedHeight?: undefined; fields: FieldMessages };

/** Parses the typed plan. Empty rows are ignored; every unreadable value gets a message at its control. */
export function readPlanForm(typed: Typed): ReadPlan {
  const problems: FieldMessages = {};
  const report = (name: string, message: string) => {
    problems[name] ??= [message];
  };
  const sides = readSideRows(typed, report);
  const gates = readGateRows(typed, sides, report);
  const fence = readFence(typed, report);
  const { lines, starts } = joinLines(sides, report);
  const runs = lines.flatMap((line) => line.runs);
  placeGates(runs, sides, gates, report);
  const draft = { v: 1, ...fence, ...readAnswers(typed), old: readOld(typed, report), lines };
  const { data, error } = planSchema.safeParse(draft);
  for (const { path, message } of error?.issues ?? [])
    report(controlOf(path, message, sides, gates, starts), withRow(message, sides));
  if (!data || Object.keys(problems).length) return { fields: problems };
  const requestedHeight = Number(typed.height);
  return requestedHeight === data.height ? { plan: data } : { plan: data, requestedHeight };
}

/** Joins the rows to lines. A line begins at the first row and at each row that is marked as a new line. */
function joinLines(sides: readonly SideRow[], report: ReportError): { lines: Line[]; starts: number[] } {
  const lines: Line[] = [];
  const starts: number[] = [];
  for (const [index, { row, run, isNew, closes, heading, x, y }] of sides.entries()) {
    const line = lines.at(-1);
    if (line && !isNew) line.runs.push(run);
    else {
      const below = line ? Math.ceil(boundsOf({ lines } as FencePlan).bottom - 0.001) + newLineFeet : 0;
      run.turn = heading;
      lines.push({ x: x ?? 0, y: y ?? Math.min(below, 1500), closed: false, runs: [run] });
      starts.push(row);
    }
    const next = sides[index + 1];
    if (closes && next && !next.isNew) report(`side.${row}.closes`, messages.closingSide);
    else if (closes) (lines.at(-1) as Line).closed = true;
  }
  return { lines, starts };
}

/**
 * An unavailable height becomes the nearest one, and an unavailable finish the first one. A value that no fence has is refused by the
 * schema.
 */
function readFence(typed: Typed, report: ReportError) {
  const kind = kindNames.find((name): name is KindName => name === typed.kind);
  const height = Number(typed.height);
  if (!kind) report('kind', postedMessages.kind);
  if (!kindNames.some((name) => heightsOf(name).includes(height))) report('height', messages.height);
  const { finishes } = kindOf(kind ?? kindNames[0]);
  const known = kindNames.flatMap((name) => [...kindOf(name).finishes]);
  const finish = known.find((name) => name === typed.finish);
  if (!finish) report('finish', messages.finish);
  return {
    kind: kind ?? kindNames[0],
    height: nearestHeight(kind ?? kindNames[0], height || 72),
    finish: finish && finishes.includes(finish) ? finish : finishes[0],
  };
}

function readAnswers({ property, slope, ground, measured }: Typed) {
  return { property, slope, ground, measured };
}

function readOld(typed: Typed, report: ReportError) {
  if (!typed.old || typed.old === '0') return null;
  const { feet, message } = readFeet(typed.oldFeet ?? '');
  if (message || (feet !== undefined && (feet < 1 || feet > most.feet))) report('oldFeet', messages.old);
  return { kind: typed.old, feet: feet ?? null };
}

/** Replaces the plan's side number, which skips empty rows, with the row number that the visitor sees. */
function withRow(message: string, sides: readonly SideRow[]): string {
  return message.replace(/(side )(\d+)/i, (_, word, side) => `${word}${sides[Number(side) - 1]?.row ?? side}`);
}

function controlOf(
  [first, line, , run, part, gate]: readonly PropertyKey[],
  message: string,
  sides: readonly SideRow[],
  gates: readonly GateRow[],
  starts: readonly number[],
): string {
  if (first === 'old') return line === 'feet' ? 'oldFeet' : 'old';
  if (first !== 'lines') return String(first);
  if (message === messages.sides) return `side.${sides[most.sides]?.row}.feet`;
  if (message === messages.lines) return `side.${starts[most.lines]}.turn`;
  if (message === messages.gates) return `gate.${gates[most.gates]?.row}.width`;
  if (message === messages.tooLong) return `side.${sides.at(-1)?.row}.feet`;
  const before = starts[Number(line)];
  const index = sides.findIndex(({ row }) => row === before) + Number(run ?? 0);
  const side = sides[index];
  if (message === messages.closing) {
    const after = sides.findIndex(({ row }) => row === starts[Number(line) + 1]);
    return `side.${sides.at(after === -1 ? -1 : after - 1)?.row}.closes`;
  }
  if (part !== 'gates') return `side.${side?.row}.${String(part ?? 'turn')}`;
  const inSide = gates.filter((one) => one.side === index);
  if (message === messages.gatesInSide) return `gate.${inSide[most.gatesInSide]?.row}.side`;
  const placed = inSide.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))[Number(gate)];
  return `gate.${placed?.row}.at`;
}

/** Adds a message to a control; the first one stays. */
type ReportError = (name: string, message: string) => void;

/** A filled row of the list of sides; `row` is its number in the form. */
interface SideRow {
  row: number;
  /** One foot long, without gates, if the length couldn't be read. */
  run: Run;
  isRead: boolean;
  /** Starts another line. */
  isNew: boolean;
  /** Ends at the start of its line. */
  closes: boolean;
  /** The direction of a line's first side in the sketch; absent if nothing was drawn. */
  heading: number;
  x: number | undefined;
  y: number | undefined;
}

function readSideRows(typed: Typed, report: ReportError): SideRow[] {
  return rowsOf(typed, 'side').flatMap((row) => {
    const of = (name: string) => typed[`side.${row}.${name}`]?.trim() ?? '';
    const { feet, message } = readSideFeet(of('feet'));
    if (message) report(`side.${row}.feet`, message);
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

/** Lists the numbers of a list's rows, in order. */
function rowsOf(typed: Typed, list: 'side' | 'gate'): number[] {
  const pattern = new RegExp(`^${list}\\.(\\d{1,3})\\.`);
  const numbers = Object.keys(typed).flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
}

/** Absent for an empty text; NaN for a text that isn't a number, which the plan then refuses. */
const numberIn = (text: string): number | undefined => (text ? Number(text) : undefined);

/** A filled row of the list of gates; `row` is its number in the form, `side` the index of its side among the filled ones. */
interface GateRow {
  row: number;
  width: GateWidth;
  side: number;
  /** If nothing was typed, absent until the gate is placed. */
  at?: number;
}

/** Reads the gates; a row without width, side, and place is empty. */
function readGateRows(typed: Typed, sides: readonly SideRow[], report: ReportError): GateRow[] {
  return rowsOf(typed, 'gate').flatMap((row) => {
    const of = (name: string) => typed[`gate.${row}.${name}`]?.trim() ?? '';
    if (!of('width') && !of('at')) return [];
    const width = gateWidths.find((one) => String(one) === of('width'));
    const side = sides.findIndex((one) => String(one.row) === of('side'));
    const { feet, message } = readFeet(of('at'));
    if (!width) report(`gate.${row}.width`, postedMessages.width);
    if (side === -1) report(`gate.${row}.side`, messages.gateSide);
    if (message) report(`gate.${row}.at`, message);
    if (!width || side === -1 || message) return [];
    return [{ row, width, side, ...(feet === undefined ? {} : { at: feet }) }];
  });
}

/** Places the gates in their sides: first those with a typed place, then the others as near to the middle as they fit. */
function placeGates(
  runs: readonly Run[],
  sides: readonly SideRow[],
  gates: readonly GateRow[],
  report: ReportError,
): void {
  const typedFirst = [...gates].sort((one, other) => Number(one.at === undefined) - Number(other.at === undefined));
  for (const gate of typedFirst) {
    const run = runs[gate.side];
    const side = sides[gate.side];
    if (!run || !side?.isRead) continue;
    const at = gate.at ?? nearestPlace(run.feet, run.gates, gate.width, middleOf(run.feet, gate.width));
    if (at === undefined) report(`gate.${gate.row}.at`, misfit(side.row, run.feet, gate.width));
    else {
      gate.at = at;
      run.gates.push({ width: gate.width, at });
    }
  }
}
