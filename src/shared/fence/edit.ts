import { addGate, type Command, changeGate, type Edit, mapSide, noRoom, refitGates, removeGate } from './edit-gates.ts';
import {
  boundsOf,
  headingsOf,
  type Point,
  pointAlong,
  pointsOf,
  type Stretch,
  snappedStretch,
  stretchBetween,
  toTurn,
  withHeadings,
} from './geometry.ts';
import { kindOf, nearestHeight } from './kinds.ts';
import { messages } from './measures.ts';
import {
  type FencePlan,
  findConflicts,
  type Line,
  most,
  newLineFeet,
  type Run,
  sidesOf,
  sidesWithPlace,
} from './plan.ts';
import { answerLabels, describePlan, feetWords, fenceLabel, finishLabel, substitutedHeight } from './sentences.ts';

/**
 * Applies one change. History, address, and announcements depend only on it, whether the change came from pointer, keys, or list.
 * @returns the plan and a sentence about the change; or, if the plan would break a rule, the rule's message
 */
export function edit(plan: FencePlan, command: Command): Edit {
  const result = edits[command.do](plan, command as never);
  if (result.refusal !== undefined) return result;
  const fault = findFault(result.plan);
  return fault === undefined ? result : { refusal: fault };
}

const edits: { [Name in Command['do']]: (plan: FencePlan, command: Extract<Command, { do: Name }>) => Edit } = {
  choose: (plan, { change }) => choose(plan, change),
  'add-side': addSide,
  draw,
  'draw-closed': (plan, { line }) => drawClosed(plan, line),
  close,
  'resize-side': resizeSide,
  'turn-side': turnSide,
  'remove-side': (plan, { side }) => removeSide(plan, side),
  'move-corner': moveCorner,
  'add-gate': addGate,
  'change-gate': changeGate,
  'remove-gate': (plan, { gate }) => removeGate(plan, gate),
};

/** A height that the new fence lacks becomes the nearest one, a finish its first one, and the sentence says so. */
export function choose(
  plan: FencePlan,
  change: Extract<Command, { do: 'choose' }>['change'],
): Extract<Edit, { plan: FencePlan }> {
  const next = { ...plan, ...change };
  const { finishes } = kindOf(next.kind);
  const height = change.height ?? nearestHeight(next.kind, plan.height);
  const finish = change.finish ?? (finishes.includes(plan.finish) ? plan.finish : finishes[0]);
  const heightNote = height === next.height ? '' : ` ${substitutedHeight(next.kind, height)}`;
  return {
    plan: { ...next, height, finish },
    said: `${choiceWords({ ...next, height, finish }, change)}${heightNote}`,
  };
}

function choiceWords(plan: FencePlan, change: Partial<FencePlan>): string {
  if (change.kind || change.height) return `${fenceLabel(plan.kind, plan.height)}.`;
  if (change.finish) return `${finishLabel(plan.finish, plan.kind)}.`;
  if (change.property) return `${answerLabels.property[plan.property]}.`;
  if (change.slope) return `Slope: ${answerLabels.slope[plan.slope].toLowerCase()}.`;
  if (change.ground) return `Soil: ${answerLabels.ground[plan.ground].toLowerCase()}.`;
  if (change.measured) return `Measured: ${answerLabels.measured[plan.measured].toLowerCase()}.`;
  return plan.old ? `Old fence: ${answerLabels.old[plan.old.kind].toLowerCase()}.` : 'No old fence.';
}

/**
 * Returns the first rule that a changed plan breaks. It checks the rules of `planSchema` that a command can break, without zod, which would
 * double the browser's download.
 */
function findFault(plan: FencePlan): string | undefined {
  return findBound(plan) ?? findConflicts(plan)[0]?.message;
}

function findBound({ lines }: FencePlan): string | undefined {
  const isOff = (feet: number) => !Number.isInteger(feet) || Math.abs(feet) > most.edge;
  if (lines.length > most.lines) return messages.lines;
  for (const { x, y, runs } of lines) {
    if (isOff(x) || isOff(y)) return messages.sketchEdge;
    if (runs.some(({ feet }) => !(feet >= 1))) return messages.sideShort;
    if (runs.some(({ feet }) => feet > most.sideFeet)) return messages.sideLong;
  }
  return undefined;
}

type CommandOf<Name> = Extract<Command, { do: Name }>;

/** Adds a side at the end of the last line, or as a new line. */
function addSide(plan: FencePlan, { feet, turn }: CommandOf<'add-side'>): Edit {
  const line = plan.lines.at(-1);
  if (turn === 'new' || !line) return append(plan, startLine(plan, [makeRun(feet, turn === 'new' ? 0 : turn)]));
  if (line.closed) return { refusal: messages.closingSide };
  return extend(plan, plan.lines.length - 1, makeRun(feet, turn));
}

/** Adds a side up to a place: from the end of a line, or as a new line. Directions snap as in `snappedStretch`. */
export function draw(plan: FencePlan, { from, to }: CommandOf<'draw'>): Edit {
  if (typeof from === 'object') {
    const start = { x: Math.round(from.x), y: Math.round(from.y) };
    const { feet, heading } = snappedStretch(start, to);
    return append(plan, { ...start, closed: false, runs: [makeRun(feet, heading)] });
  }
  const line = plan.lines[from];
  if (!line || line.closed) return { refusal: messages.closingSide };
  const { feet, heading } = snappedStretch(pointsOf(line).at(-1) as Point, to);
  return extend(plan, from, makeRun(feet, heading - (headingsOf(line.runs).at(-1) ?? 0)));
}

/** A line that already ends at its start closes without another side. */
function drawClosed(plan: FencePlan, index: number): Edit {
  const line = plan.lines[index];
  if (!line || line.closed) return { refusal: messages.closingSide };
  const end = pointsOf(line).at(-1) as Point;
  const { feet, heading } = stretchBetween(end, line);
  const last = makeRun(feet, heading - (headingsOf(line.runs).at(-1) ?? 0));
  const runs = feet < 1 ? line.runs : [...line.runs, last];
  return withLine(plan, index, { ...line, closed: true, runs }, 'The fence is closed.');
}

/** Closes or opens a line. */
export function close(plan: FencePlan, { line: index, closed }: CommandOf<'close'>): Edit {
  const line = plan.lines[index];
  if (!line) return { refusal: messages.gone };
  const said = closed ? 'The fence is closed.' : 'The fence is open again.';
  return withLine(plan, index, { ...line, closed }, said);
}

/** Changes the length of a side; its gates move back as little as possible. */
function resizeSide(plan: FencePlan, { side, feet }: CommandOf<'resize-side'>): Edit {
  const run = sidesOf(plan)[side];
  if (!run) return { refusal: messages.gone };
  const fitted = refit({ ...run, feet }, side);
  if (typeof fitted === 'string') return { refusal: fitted };
  return { plan: mapSide(plan, side, () => fitted), said: lengthWords(side, fitted) };
}

/** Turns the rest of the line; `new` starts another line at this side, and an angle joins a line to the previous one. */
function turnSide(plan: FencePlan, { side, turn }: CommandOf<'turn-side'>): Edit {
  const place = sidesWithPlace(plan)[side];
  if (!place) return { refusal: messages.gone };
  const { line, at, index: run } = place;
  let next = mapSide(plan, side, (one) => ({ ...one, turn: turn === 'new' ? 0 : turn }));
  if (turn === 'new' && run > 0) next = splitLine(plan, at, run);
  else if (turn !== 'new' && run === 0 && at > 0) {
    const before = next.lines[at - 1] as Line;
    if (before.closed) return { refusal: messages.closingSide };
    const joined = { ...before, closed: line.closed, runs: [...before.runs, ...(next.lines[at] as Line).runs] };
    next = { ...next, lines: next.lines.toSpliced(at - 1, 2, joined) };
  }
  return { plan: next, said: describePlan(next)[side] ?? '' };
}

/** Removes a side. The next side starts where the removed one started, with the same turn; a closed line is open again. */
function removeSide(plan: FencePlan, side: number): Edit {
  const place = sidesWithPlace(plan)[side];
  if (!place) return { refusal: messages.gone };
  const { line, at, index: run } = place;
  const heading = headingsOf(line.runs)[1] ?? 0;
  const rest = line.runs.toSpliced(run, 1);
  const runs = run === 0 ? rest.map((one, index) => (index === 0 ? { ...one, turn: heading } : one)) : rest;
  const lines = runs.length
    ? plan.lines.toSpliced(at, 1, { ...line, closed: false, runs })
    : plan.lines.toSpliced(at, 1);
  return {
    plan: { ...plan, lines },
    said: `Side ${side + 1} removed.${line.closed ? ' The fence is open again.' : ''}`,
  };
}

/** Recomputes the sides before and after the corner. Later sides have the same length and direction and may shift by a foot. */
function moveCorner(plan: FencePlan, { line: index, corner, to }: CommandOf<'move-corner'>): Edit {
  const line = plan.lines[index];
  if (!line || corner > line.runs.length) return { refusal: messages.gone };
  const count = line.runs.length;
  const at = line.closed ? corner % count : corner;
  const points = pointsOf(line);
  const stretches = new Map<number, Stretch>();
  let place = { x: Math.round(to.x), y: Math.round(to.y) };
  if (at > 0) {
    const before = snappedStretch(points[at - 1] as Point, to);
    stretches.set(at - 1, before);
    place = pointAlong(points[at - 1] as Point, before.heading, before.feet);
  } else if (line.closed) stretches.set(count - 1, stretchBetween(points[count - 1] as Point, place));
  if (at < count) {
    const next = line.closed && at === count - 1 ? line : (points[at + 1] as Point);
    stretches.set(at, stretchBetween(place, next));
  }
  return restretch(plan, index, at === 0 ? { ...line, ...place } : line, stretches);
}

function restretch(plan: FencePlan, index: number, line: Line, stretches: ReadonlyMap<number, Stretch>): Edit {
  const first = sidesWithPlace(plan).findIndex(({ at }) => at === index);
  const headings = headingsOf(line.runs).map((heading, run) => stretches.get(run)?.heading ?? heading);
  const runs: Run[] = [];
  for (const [at, run] of line.runs.entries()) {
    const fitted = refit({ ...run, feet: stretches.get(at)?.feet ?? run.feet }, first + at);
    if (typeof fitted === 'string') return { refusal: fitted };
    runs.push(fitted);
  }
  const changed = [...stretches.keys()].toSorted((one, other) => one - other);
  const said = changed.map((run) => lengthWords(first + run, runs[run] as Run)).join(' ');
  return withLine(plan, index, { ...line, runs: withHeadings(runs, headings) }, said);
}

/** Returns the run with gates that fit its length, or why they don't. */
function refit(run: Run, side: number): Run | string {
  if (run.feet < 1) return messages.sideShort;
  const gates = refitGates(run.gates, run.feet);
  const widest = Math.max(...run.gates.map(({ width }) => width));
  return gates ? { ...run, gates } : noRoom(side + 1, run.feet, widest);
}

function splitLine(plan: FencePlan, at: number, run: number): FencePlan {
  const line = plan.lines[at] as Line;
  const [first, ...rest] = line.runs.slice(run) as [Run, ...Run[]];
  const opened = { ...line, closed: false, runs: line.runs.slice(0, run) };
  const lines = plan.lines.toSpliced(at, 1, opened);
  const added = startLine({ ...plan, lines }, [{ ...first, turn: 0 }, ...rest]);
  return { ...plan, lines: lines.toSpliced(at + 1, 0, added) };
}

function startLine(plan: FencePlan, runs: Run[]): Line {
  const y = plan.lines.length ? Math.min(1500, Math.ceil(boundsOf(plan).bottom - 0.001) + newLineFeet) : 0;
  return { x: 0, y, closed: false, runs };
}

const makeRun = (feet: number, turn: number): Run => ({ feet, turn: toTurn(turn), gates: [] });

function append(plan: FencePlan, line: Line): Edit {
  const lines = [...plan.lines, line];
  return { plan: { ...plan, lines }, said: lengthWords(sidesOf(plan).length, line.runs[0] as Run) };
}

function extend(plan: FencePlan, index: number, run: Run): Edit {
  const line = plan.lines[index] as Line;
  const side = sidesWithPlace(plan).filter(({ at }) => at <= index).length;
  return withLine(plan, index, { ...line, runs: [...line.runs, run] }, lengthWords(side, run));
}

function withLine(plan: FencePlan, index: number, line: Line, said: string): Edit {
  return { plan: { ...plan, lines: plan.lines.with(index, line) }, said };
}

const lengthWords = (side: number, { feet }: Run): string => `Side ${side + 1} is ${feetWords(feet)}.`;
