import type { Command, Edit } from './command.ts';
import { addGate, changeGate, removeGate } from './edit-gates.ts';
import { addSide, close, draw, drawClosed, moveCorner, removeSide, resizeSide, turnSide } from './edit-sides.ts';
import { kindOf, nearestHeight } from './kinds.ts';
import { answerLabels, fenceLabel, finishLabel, tookHeight } from './labels.ts';
import { messages } from './messages.ts';
import { findConflicts, most, type Plan } from './plan.ts';

/**
 * Applies one change. It alone feeds history, address and announcement, whether the change came by pointer, keys or list.
 * @returns the plan and a sentence about the change; or, where the plan would break a rule, the rule's message
 */
export function edit(plan: Plan, command: Command): Edit {
  const result = edits[command.do](plan, command as never);
  if (result.refusal !== undefined) return result;
  const fault = findFault(result.plan);
  return fault === undefined ? result : { refusal: fault };
}

const edits: { [Name in Command['do']]: (plan: Plan, command: Extract<Command, { do: Name }>) => Edit } = {
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

/** A height that the new fence lacks becomes the nearest, a finish its first, and the sentence says so. */
export function choose(
  plan: Plan,
  change: Extract<Command, { do: 'choose' }>['change'],
): Extract<Edit, { plan: Plan }> {
  const next = { ...plan, ...change };
  const { finishes } = kindOf(next.kind);
  const height = change.height ?? nearestHeight(next.kind, plan.height);
  const finish = change.finish ?? (finishes.includes(plan.finish) ? plan.finish : finishes[0]);
  const took = height === next.height ? '' : ` ${tookHeight(next.kind, height)}`;
  return { plan: { ...next, height, finish }, said: `${choiceWords({ ...next, height, finish }, change)}${took}` };
}

function choiceWords(plan: Plan, change: Partial<Plan>): string {
  if (change.kind || change.height) return `${fenceLabel(plan.kind, plan.height)}.`;
  if (change.finish) return `${finishLabel(plan.finish, plan.kind)}.`;
  if (change.property) return `${answerLabels.property[plan.property]}.`;
  if (change.slope) return `Slope: ${answerLabels.slope[plan.slope].toLowerCase()}.`;
  if (change.ground) return `Digging: ${answerLabels.ground[plan.ground].toLowerCase()}.`;
  if (change.measured) return `Measured: ${answerLabels.measured[plan.measured].toLowerCase()}.`;
  return plan.old ? `Old fence: ${answerLabels.old[plan.old.kind].toLowerCase()}.` : 'No old fence.';
}

/**
 * The first rule that a changed plan breaks: those of `planSchema` that a command can break, without the library,
 * which would double what the browser has to fetch.
 */
function findFault(plan: Plan): string | undefined {
  return findBound(plan) ?? findConflicts(plan)[0]?.message;
}

function findBound({ lines }: Plan): string | undefined {
  const isOff = (feet: number) => !Number.isInteger(feet) || Math.abs(feet) > most.edge;
  if (lines.length > most.lines) return messages.lines;
  for (const { x, y, runs } of lines) {
    if (isOff(x) || isOff(y)) return messages.sketchEdge;
    if (runs.some(({ feet }) => !(feet >= 1))) return messages.sideShort;
    if (runs.some(({ feet }) => feet > most.sideFeet)) return messages.sideLong;
  }
  return undefined;
}
