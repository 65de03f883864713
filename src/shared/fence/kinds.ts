/**
 * The nine fences of the planner and how each is built. Depths, rails, and spacing are those of the site's service pages; drawn widths are
 * the usual ones in the trade. All measures are in inches.
 */

export type Material = 'wood' | 'vinyl' | 'aluminum' | 'chain link';

/** Names in services: "Residential Chain Link Fencing". */
export const materialNames: Readonly<Record<Material, string>> = {
  wood: 'Wood',
  vinyl: 'Vinyl',
  aluminum: 'Aluminum',
  'chain link': 'Chain Link',
};
export type Style = 'privacy' | 'picket' | 'ranch' | 'decorative' | 'pool' | 'chain link';
export type Finish = 'pine' | 'cedar' | 'white' | 'color' | 'black' | 'bronze' | 'galvanized';

/** A post and its hole: `post` is the side of a square post or the diameter of a round one. */
export interface Footing {
  diameter: number;
  depth: number;
  post: number;
  /** Set in packed soil, without concrete. */
  tamped?: true;
}

/** The parts that depend on the height. */
export interface Build {
  /** From post to post. */
  spacing: number;
  /** Rails in one bay; for panels and mesh, which are counted as other parts, `rails` is used only in the drawing. */
  rails: number;
  line: Footing;
  /** Gate posts, and with `heavyEnds` also corners and ends. */
  heavy: Footing;
}

/** The filling of a bay, for drawing and counting. */
export type Filling =
  | { part: 'boards' | 'pickets' | 'panels'; width: number; gap: number }
  | { part: 'rails'; width: number }
  | { part: 'mesh'; width: number };

export interface Kind {
  /** Two letters in a plan's code. */
  code: string;
  /** The label on its card. */
  label: string;
  material: Material;
  style: Style;
  finishes: readonly [Finish, ...Finish[]];
  filling: Filling;
  heavyEnds: boolean;
  /** By height, lowest first. */
  builds: Readonly<Record<number, Build>>;
}

const wood = { material: 'wood', finishes: ['pine', 'cedar'], heavyEnds: false } as const;
const vinyl = { material: 'vinyl', finishes: ['white', 'color'], heavyEnds: false } as const;
const aluminum = {
  material: 'aluminum',
  finishes: ['black', 'bronze', 'white'],
  heavyEnds: false,
  filling: { part: 'panels', width: 0.625, gap: 3.875 },
} as const;
const aluminumBuild = build(72, 2, [8, 30, 2], [10, 36, 2.5]);
const woodPicketBuild = build(96, 2, [10, 24, 3.5], [12, 30, 5.5]);
const vinylPicketBuild = build(96, 2, [10, 24, 4], [12, 30, 5]);
const woodRanch = (rails: number) => ({
  ...build(96, rails, [10, 30, 3.5], [12, 36, 5.5]),
  line: { diameter: 10, depth: 30, post: 3.5, tamped: true as const },
});
const vinylRanch = (rails: number) => build(96, rails, [10, 30, 5], [12, 36, 5]);
const lowChainLink = build(120, 1, [8, 24, 1.875], [10, 30, 2.375]);

export const kinds = {
  'wood-privacy': {
    ...wood,
    code: 'wp',
    label: 'Wood privacy',
    style: 'privacy',
    filling: { part: 'boards', width: 5.5, gap: 0 },
    builds: { 72: build(96, 3, [10, 30, 3.5], [12, 36, 5.5]), 96: build(72, 4, [12, 36, 5.5], [12, 42, 5.5]) },
  },
  'wood-picket': {
    ...wood,
    code: 'wk',
    label: 'Wood picket',
    style: 'picket',
    filling: { part: 'pickets', width: 3.5, gap: 3 },
    builds: { 36: woodPicketBuild, 42: woodPicketBuild, 48: woodPicketBuild },
  },
  'wood-ranch': {
    ...wood,
    code: 'wr',
    label: 'Wood ranch',
    style: 'ranch',
    heavyEnds: true,
    filling: { part: 'rails', width: 5.5 },
    builds: { 48: woodRanch(3), 60: woodRanch(4) },
  },
  'vinyl-privacy': {
    ...vinyl,
    code: 'vp',
    label: 'Vinyl privacy',
    style: 'privacy',
    filling: { part: 'panels', width: 6, gap: 0 },
    builds: { 72: build(96, 2, [12, 30, 5], [12, 36, 5]), 96: build(72, 3, [12, 36, 5], [12, 42, 5]) },
  },
  'vinyl-picket': {
    ...vinyl,
    code: 'vk',
    label: 'Vinyl picket',
    style: 'picket',
    filling: { part: 'panels', width: 3, gap: 3 },
    builds: { 36: vinylPicketBuild, 42: vinylPicketBuild, 48: vinylPicketBuild },
  },
  'vinyl-ranch': {
    ...vinyl,
    code: 'vr',
    label: 'Vinyl ranch',
    style: 'ranch',
    heavyEnds: true,
    filling: { part: 'rails', width: 5.5 },
    builds: { 48: vinylRanch(3), 60: vinylRanch(4) },
  },
  'aluminum-decorative': {
    ...aluminum,
    code: 'ad',
    label: 'Aluminum decorative',
    style: 'decorative',
    builds: { 36: aluminumBuild, 48: aluminumBuild, 60: aluminumBuild, 72: aluminumBuild },
  },
  'aluminum-pool': {
    ...aluminum,
    code: 'ap',
    label: 'Aluminum pool',
    style: 'pool',
    builds: { 48: aluminumBuild, 54: aluminumBuild, 60: aluminumBuild },
  },
  'chain-link': {
    code: 'cl',
    label: 'Chain link',
    material: 'chain link',
    style: 'chain link',
    finishes: ['galvanized', 'black'],
    heavyEnds: true,
    filling: { part: 'mesh', width: 2 },
    builds: {
      48: lowChainLink,
      60: lowChainLink,
      72: build(120, 1, [8, 30, 1.875], [10, 36, 2.375]),
      96: build(120, 1, [10, 36, 2.375], [12, 42, 2.875]),
    },
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]];

export const kindOf = (name: KindName): Kind => kinds[name];

/** Lists the heights of a fence, lowest first. */
export function heightsOf(name: KindName): number[] {
  return Object.keys(kinds[name].builds).map(Number);
}

/** Returns how a fence of this height is built. The caller must pass a height that the fence has. */
export function buildOf(name: KindName, height: number): Build {
  const found = kindOf(name).builds[height];
  if (!found) throw new RangeError(`${name} does not come ${height} inches tall`);
  return found;
}

/** Returns this fence's height nearest to the requested one; the lower of two. */
export function nearestHeight(name: KindName, height: number): number {
  return heightsOf(name).reduce((best, next) => (Math.abs(next - height) < Math.abs(best - height) ? next : best));
}

type Hole = readonly [diameter: number, depth: number, post: number];

function build(spacing: number, rails: number, line: Hole, heavy: Hole): Build {
  return { spacing, rails, line: footing(line), heavy: footing(heavy) };
}

function footing([diameter, depth, post]: Hole): Footing {
  return { diameter, depth, post };
}
