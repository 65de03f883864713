import { buildOf, type Footing, kindOf } from './kinds.ts';
import { type FencePlan, type Line, sidesOf, stretchesOf } from './plan.ts';

/** The parts of the fence, counted without spares; 0 for parts that it doesn't have. */
export interface Parts {
  posts: PostCount;
  /** For ranch fences, the rails are boards. */
  rails: number;
  boards: number;
  pickets: number;
  panels: number;
  /** Bags of 80 lb concrete. */
  bags: number;
  /** Feet of chain link mesh. */
  mesh: number;
  topRail: number;
}

/** Ranch boards and rails are sold in lengths of 16 feet. */
const ranchBoardInches = 16 * 12;
/** Top rail of chain link is sold in lengths of 21 feet. */
const topRailInches = 21 * 12;

/** Counts the parts. They explain the price and don't affect it. */
export function countParts(plan: FencePlan): Parts {
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

function countBags(plan: FencePlan, posts: PostCount): number {
  const { heavyEnds, material } = kindOf(plan.kind);
  const { line, heavy } = buildOf(plan.kind, plan.height);
  const round = material === 'chain link';
  const bags = (kind: PostKind) => posts[kind] * bagsPerPost(isHeavy(kind, heavyEnds) ? heavy : line, round);
  return bags('line') + bags('corner') + bags('end') + bags('gate');
}

/** The kind of a post, the first that applies: gate, corner, end (of an open line), line. */
type PostKind = 'gate' | 'corner' | 'end' | 'line';
type PostCount = Record<PostKind, number>;

/** A stretch of fence between two corners, ends or gates. */
interface Piece {
  inches: number;
  bays: number;
}

/** Joints from this turn on are corners; below it the fence goes straight on. */
const cornerDegrees = 15;

/** Counts the corners of a plan: the joints that turn, and the start of a closed line. */
export const cornersOf = (plan: FencePlan): number => plan.lines.reduce((sum, line) => sum + lineCorners(line), 0);

/** Lists all pieces of fence, without gates. */
function piecesOf(plan: FencePlan): Piece[] {
  const { spacing } = buildOf(plan.kind, plan.height);
  return sidesOf(plan)
    .flatMap(stretchesOf)
    .map(([start, end]) => ({ inches: end - start, bays: Math.ceil((end - start) / spacing) }));
}

/** Posts are at the vertices of each line, at both edges of each gate, and between the bays of each piece. */
function countPosts(plan: FencePlan): PostCount {
  const count: PostCount = { line: 0, corner: 0, end: 0, gate: 0 };
  for (const kind of plan.lines.flatMap(standingPosts)) count[kind] += 1;
  for (const { bays } of piecesOf(plan)) count.line += bays - 1;
  return count;
}

/** True if a post needs the wider, deeper hole (docs/product.md, "Price my fence"). */
const isHeavy = (kind: PostKind, heavyEnds: boolean): boolean => kind === 'gate' || (heavyEnds && kind !== 'line');

/** Returns the bags of 80 lb concrete, 0.60 cubic feet each, for one post. */
export function bagsPerPost({ diameter, depth, post, tamped }: Footing, round: boolean): number {
  if (tamped) return 0;
  const postArea = round ? (Math.PI / 4) * post ** 2 : post ** 2;
  return Math.ceil((((Math.PI / 4) * diameter ** 2 - postArea) * depth) / 1728 / 0.6);
}

function lineCorners({ runs, closed }: Line): number {
  const turning = runs.filter(({ turn }, index) => index > 0 && Math.abs(turn) >= cornerDegrees).length;
  return turning + (closed ? 1 : 0);
}

/** Lists the posts at the vertices and gates of a line; a post that belongs to several is counted once, as a gate post first. */
function standingPosts({ runs, closed }: Line): PostKind[] {
  const total = 12 * runs.reduce((sum, { feet }) => sum + feet, 0);
  const end = closed ? 'corner' : 'end';
  const posts = new Map<number, PostKind>([[0, end]]);
  if (!closed) posts.set(total, end);
  const gateEdges: number[] = [];
  let along = 0;
  for (const [index, { feet, turn, gates }] of runs.entries()) {
    if (index > 0) posts.set(along, Math.abs(turn) >= cornerDegrees ? 'corner' : 'line');
    for (const { at, width } of gates) gateEdges.push(along + at * 12, along + at * 12 + width);
    along += feet * 12;
  }
  for (const edge of gateEdges) posts.set(closed ? edge % total : edge, 'gate');
  return [...posts.values()];
}
