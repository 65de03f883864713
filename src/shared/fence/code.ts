import { letters } from './encode.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import type { Plan } from './plan.ts';
import { planSchema } from './plan-schema.ts';

export { encodePlan } from './encode.ts';

/** Longer than any plan's code, and short enough to refuse a wrong one unread. */
const codeLimit = 512;

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

/** One line of a code, to be checked by the schema; `undefined` if it cannot be read. */
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
