import * as z from 'zod/mini';
import { readFeet } from './feet.ts';
import { type Finish, kindNames } from './kinds.ts';
import { messages } from './messages.ts';
import { findConflicts, gateWidths, most, type Plan } from './plan.ts';

/** What only a post, a call or a link can get wrong: in the browser these are chosen from lists, so it does not fetch the words. */
export const postedMessages = {
  turn: 'Please choose how the fence turns here.',
  kind: 'Please choose one of the fences.',
  width: 'Please choose one of the widths.',
  answer: 'Please choose one of the answers.',
  link: 'This link is damaged or comes from a newer page, so the plan could not be read. Nothing was sent.',
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

/** Refuses with the words of `messages`, which may hold `{phone}`. Lengths that are text are read as typed ones. */
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
    for (const { path, message } of findConflicts(value as Plan))
      issues.push({ code: 'custom', path: [...path], message, input: value });
  });

/** Whole feet, or a text that is read as one that was typed. */
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
