import { kinds } from './kinds.ts';
import type { Plan, Run } from './plan.ts';

/** Letters of the answers in a code, in the order of the plan's type. */
export const letters = {
  finish: { pine: 'p', cedar: 'c', white: 'w', galvanized: 'g', black: 'b', color: 't', bronze: 'z' },
  property: { home: 'h', business: 'b' },
  slope: { level: 'l', gentle: 'g', steep: 's', unsure: 'u' },
  ground: { soil: 'n', rock: 'r', unsure: 'u' },
  measured: { tape: 't', paced: 'p', guess: 'g' },
  old: { light: 'l', solid: 's' },
} as const;

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
