import { buildOf, kindOf } from './kinds.ts';
import type { Plan } from './plan.ts';
import { bagsPerPost, countPosts, isHeavy, type PostCount, type PostKind, piecesOf } from './posts.ts';

/** What the fence is made of, counted without spares; what it has none of is 0. */
export interface Parts {
  posts: PostCount;
  /** Of ranch fences the rails are boards. */
  rails: number;
  boards: number;
  pickets: number;
  panels: number;
  /** Of 80 lb concrete. */
  bags: number;
  /** Feet of chain link mesh. */
  mesh: number;
  topRail: number;
}

/** Ranch boards and rails are bought 16 feet long. */
const ranchBoardInches = 16 * 12;
/** Top rail of chain link comes in lengths of 21 feet. */
const topRailInches = 21 * 12;

/** Counts the parts. They explain the price and never enter it. */
export function countParts(plan: Plan): Parts {
  const { filling, style, material } = kindOf(plan.kind);
  const { rails } = buildOf(plan.kind, plan.height);
  const pieces = piecesOf(plan);
  const inEach = (count: (inches: number) => number) => pieces.reduce((sum, { inches }) => sum + count(inches), 0);
  const bays = pieces.reduce((sum, piece) => sum + piece.bays, 0);
  const pitch = 'gap' in filling ? filling.width + filling.gap : 1;
  const ranchBoards = style === 'ranch' ? rails * inEach((inches) => Math.ceil(inches / ranchBoardInches)) : 0;
  const fillsWith = (part: typeof filling.part) => filling.part === part;
  const nailed = inEach((inches) => Math.ceil(inches / pitch));
  const posts = countPosts(plan);
  return {
    posts,
    rails: material === 'wood' && style !== 'ranch' ? rails * bays : material === 'vinyl' ? ranchBoards : 0,
    boards: fillsWith('boards') ? nailed : material === 'wood' ? ranchBoards : 0,
    pickets: fillsWith('pickets') ? nailed : 0,
    panels: fillsWith('panels') ? bays : 0,
    bags: countBags(plan, posts),
    mesh: fillsWith('mesh') ? inEach((inches) => Math.ceil(inches / 12)) : 0,
    topRail: fillsWith('mesh') ? inEach((inches) => Math.ceil(inches / topRailInches)) : 0,
  };
}

function countBags(plan: Plan, posts: PostCount): number {
  const { heavyEnds, material } = kindOf(plan.kind);
  const { line, heavy } = buildOf(plan.kind, plan.height);
  const round = material === 'chain link';
  const bags = (kind: PostKind) => posts[kind] * bagsPerPost(isHeavy(kind, heavyEnds) ? heavy : line, round);
  return bags('line') + bags('corner') + bags('end') + bags('gate');
}
