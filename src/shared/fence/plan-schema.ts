import * as z from 'zod/mini';
import { type Finish, type KindName, kindNames, kinds } from './kinds.ts';
import { messages, readFeet } from './measures.ts';
import { type FencePlan, findConflicts, gateWidths, letters, most } from './plan.ts';

/**
 * Messages about faults that only a post, a request, or a link can have. In the browser these values are chosen from lists, so it doesn't
 * load the messages.
 */
export const postedMessages = {
  turn: 'Please choose how the fence turns here.',
  kind: 'Please choose a fence.',
  width: 'Please choose a width.',
  answer: 'Please choose an answer.',
  link: 'This link is damaged or was made by a newer version of this page, so we couldn’t read the plan. Nothing was sent.',
} as const;

const finishes = ['pine', 'cedar', 'white', 'color', 'black', 'bronze', 'galvanized'] as const satisfies Finish[];

const gateSchema = z.object(
  {
    width: z.literal(gateWidths, postedMessages.width),
    at: typedFeet(),
  },
  postedMessages.width,
);

const runSchema = z.object({
  feet: typedFeet().check(z.minimum(1, messages.sideShort), z.maximum(most.sideFeet, messages.sideLong)),
  turn: z.int(postedMessages.turn).check(z.minimum(-179, postedMessages.turn), z.maximum(180, postedMessages.turn)),
  gates: z.array(gateSchema, messages.gatesInSide).check(
    z.maxLength(most.gatesInSide, messages.gatesInSide),
    z.overwrite((gates) => gates.toSorted((one, other) => one.at - other.at)),
  ),
});

const lineSchema = z.object({
  x: sketchFeet(),
  y: sketchFeet(),
  closed: z.boolean(postedMessages.answer),
  runs: z
    .array(runSchema, messages.noLength)
    .check(z.minLength(1, messages.noLength), z.maxLength(most.sides, messages.sides)),
});

/** Refuses with the messages of `messages`, which may contain `{phone}`. Lengths that are text are parsed like typed ones. */
export const planSchema = z
  .object({
    v: z.literal(1, postedMessages.link),
    kind: z.enum(kindNames, postedMessages.kind),
    height: z.int(messages.height),
    finish: z.enum(finishes, messages.finish),
    property: z.enum(['home', 'business'], postedMessages.answer),
    slope: z.enum(['level', 'gentle', 'steep', 'unsure'], postedMessages.answer),
    ground: z.enum(['soil', 'rock', 'unsure'], postedMessages.answer),
    measured: z.enum(['tape', 'paced', 'guess'], postedMessages.answer),
    old: z.nullable(
      z.object(
        {
          kind: z.enum(['light', 'solid'], postedMessages.answer),
          feet: z.nullable(z.int(messages.old).check(z.minimum(1, messages.old), z.maximum(most.feet, messages.old))),
        },
        postedMessages.answer,
      ),
    ),
    lines: z.array(lineSchema, messages.lines).check(z.maxLength(most.lines, messages.lines)),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of findConflicts(value as FencePlan))
      issues.push({ code: 'custom', path: [...path], message, input: value });
  });

/** Whole feet, or a text that is parsed like a typed length. */
function typedFeet() {
  return z.pipe(
    z.transform((value, { issues }) => {
      if (typeof value === 'number') return Math.ceil(value);
      if (typeof value !== 'string') return value;
      const { feet, message } = readFeet(value);
      if (message) issues.push({ code: 'custom', message, input: value });
      return feet;
    }),
    z.int(messages.notFeet),
  );
}

function sketchFeet() {
  return z
    .int(messages.sketchEdge)
    .check(z.minimum(-most.edge, messages.sketchEdge), z.maximum(most.edge, messages.sketchEdge));
}

/** Longer than any plan's code, and short enough to refuse a longer one unread. */
const codeLimit = 512;

/** Decodes a code; `undefined` if it is damaged, too long, from a newer version, or not a valid plan. Never throws. */
export function decodePlan(code: string): FencePlan | undefined {
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

/** Decodes one line of a code, to be checked by the schema; `undefined` if it can't be read. */
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

/** Avoids the "minus zero" that `-0` would give. */
function toInteger(text: string | undefined): number {
  return Number(text) || 0;
}
