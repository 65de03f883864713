import { type KindName, kindNames, kinds } from './kinds.ts';
import { type Plan, planSchema, type Run } from './plan.ts';

/** Letters of the answers in a code, in the order of the plan's type. */
const letters = {
  finish: { pine: 'p', cedar: 'c', white: 'w', galvanized: 'g', black: 'b', color: 't', bronze: 'z' },
  property: { home: 'h', business: 'b' },
  slope: { level: 'l', gentle: 'g', steep: 's', unsure: 'u' },
  ground: { soil: 'n', rock: 'r', unsure: 'u' },
  measured: { tape: 't', paced: 'p', guess: 'g' },
  old: { light: 'l', solid: 's' },
} as const;

/** Longer than any plan's code, and short enough to refuse a wrong one unread. */
const codeLimit = 512;

/** A plan as it stands in an address: letters, digits, dots and hyphens, 450 characters at most. */
export function encodePlan(plan: Plan): string {
  const { kind, height, finish, property, slope, ground, measured, old } = plan;
  const fence = `${kinds[kind].code}${height}${letters.finish[finish]}`;
  const answers =
    letters.property[property] + letters.slope[slope] + letters.ground[ground] + letters.measured[measured];
  const removal = old ? `${letters.old[old.kind]}${old.feet ?? ''}` : '0';
  const lines = plan.lines.map(
    ({ x, y, runs, closed }) => `x${x}y${y}${runs.map(encodeRun).join('')}${closed ? 'z' : ''}`,
  );
  return ['1', fence, answers, removal, ...lines].join('.');
}

function encodeRun({ feet, turn, gates }: Run): string {
  return `r${feet}${turn ? `t${turn}` : ''}${gates.map(({ width, at }) => `g${width}a${at}`).join('')}`;
}

/** Reads a code; `undefined` where it is damaged, too long, of a newer version or no plan that the schema takes. Never throws. */
export function decodePlan(code: string): Plan | undefined {
  if (code.length > codeLimit || !/^1(\.[a-z0-9-]+){3,9}$/.test(code)) return;
  const [, fence = '', answers = '', removal = '', ...lines] = code.split('.');
  const [, kind, height, finish = ''] = /^([a-z]{2})(\d{2})([a-z])$/.exec(fence) ?? [];
  const old = /^([ls])(\d{1,4})?$/.exec(removal);
  if (answers.length !== 4 || (!old && removal !== '0')) return;
  return planSchema.safeParse({
    v: 1,
    kind: kindNames.find((name: KindName) => kinds[name].code === kind),
    height: Number(height),
    finish: wordOf('finish', finish),
    property: wordOf('property', answers[0]),
    slope: wordOf('slope', answers[1]),
    ground: wordOf('ground', answers[2]),
    measured: wordOf('measured', answers[3]),
    old: old && { kind: wordOf('old', old[1]), feet: old[2] ? Number(old[2]) : null },
    lines: lines.map(decodeLine),
  }).data;
}

function wordOf(answer: keyof typeof letters, letter: string | undefined): string | undefined {
  return Object.entries(letters[answer]).find(([, known]) => known === letter)?.[0];
}

/** A line of a code, to be judged by the schema; `undefined` where it cannot be read. */
function decodeLine(text: string) {
  const found = /^x(-?\d{1,4})y(-?\d{1,4})((?:r\d{1,4}(?:t-?\d{1,3})?(?:g\d{2,3}a\d{1,4})*)+)(z?)$/.exec(text);
  if (!found) return;
  const runs = found[3]?.split('r').slice(1) ?? [];
  return { x: toInteger(found[1]), y: toInteger(found[2]), closed: found[4] === 'z', runs: runs.map(decodeRun) };
}

function decodeRun(text: string) {
  const [length = '', ...gates] = text.split('g');
  const [feet, turn] = length.split('t');
  return {
    feet: toInteger(feet),
    turn: toInteger(turn ?? '0'),
    gates: gates.map((gate) => gate.split('a').map(toInteger)).map(([width, at]) => ({ width, at })),
  };
}

/** Without the "minus zero" that `-0` would give. */
function toInteger(text: string | undefined): number {
  return Number(text) || 0;
}
