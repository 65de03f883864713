import { drawBoardOnBoard, drawPicketTops, drawShadowbox, drawSideBySide } from './board-styles.ts';
import { drawElevation } from './elevation.ts';
import { drawGateKind, drawPoolRules, drawPostHole, drawSlope } from './ground-styles.ts';
import { drawCrossbuck, drawGauges, drawMeshes, drawRails, drawSplitRail } from './rail-styles.ts';
import type { Drawing } from './shape.ts';

/** The drawings that a service page can show beside its words, by the name that its content gives. They stay on the server. */
export const styleDrawings = {
  'side-by-side': drawSideBySide,
  'board-on-board': drawBoardOnBoard,
  shadowbox: drawShadowbox,
  'picket-tops': drawPicketTops,
  'three-rails': () => drawRails('wood-ranch', 48),
  'four-rails': () => drawRails('wood-ranch', 60),
  'split-rail': drawSplitRail,
  crossbuck: drawCrossbuck,
  gauges: drawGauges,
  meshes: drawMeshes,
  'pool-rules': drawPoolRules,
  'walk-gate': () => drawGateKind('walk'),
  'low-gate': () => drawGateKind('low'),
  'double-gate': () => drawGateKind('double'),
  'cantilever-gate': () => drawGateKind('cantilever'),
  'post-hole': () => drawPostHole('wood-privacy', 72, 'line'),
  'gate-post-hole': () => drawPostHole('wood-privacy', 72, 'heavy'),
  stepped: () => drawSlope('stepped'),
  racked: () => drawSlope('racked'),
  'wood-privacy': () => drawElevation('wood-privacy', 72),
  'wood-picket': () => drawElevation('wood-picket', 48),
  'vinyl-privacy': () => drawElevation('vinyl-privacy', 72),
  'vinyl-picket': () => drawElevation('vinyl-picket', 48),
  'vinyl-ranch': () => drawElevation('vinyl-ranch', 60),
  'aluminum-decorative': () => drawElevation('aluminum-decorative', 48),
  'aluminum-pool': () => drawElevation('aluminum-pool', 54),
  'chain-link': () => drawElevation('chain-link', 48),
  'tall-chain-link': () => drawElevation('chain-link', 96),
} as const satisfies Record<string, () => Drawing>;

export type StyleDrawingName = keyof typeof styleDrawings;
