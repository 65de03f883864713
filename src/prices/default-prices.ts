import type { PriceRow, PriceTable } from '../shared/fence/prices.ts';

/**
 * Version 0: typical installed prices of 2025 for the Piedmont, until the owner saves other prices. If Charlotte prices were found, the
 * value is the middle of their range (bestfencecharlotte.com: wood and vinyl, chain link, 2025). "Assumed" marks our own estimates. All
 * gate prices are estimates within the wide ranges of engineerfix.com.
 */
export const defaultPrices: PriceTable = {
  enabled: true,
  kinds: {
    // Pine 20 to 28 and 20 to 30 a foot in Charlotte; the 8 ft height is assumed.
    'wood-privacy': offered({ 72: row(25, 400, 95), 96: row(33, 550, 125) }),
    // 20 to 75 a foot in the United States in 2026 (winenfood.com, picket fence costs).
    'wood-picket': offered({ 36: row(20, 275, 65), 42: row(21, 285, 68), 48: row(23, 300, 72) }),
    // Assumed.
    'wood-ranch': offered({ 48: row(16, 275, 60), 60: row(20, 300, 65) }),
    // 25 to 45 a foot in Charlotte, 35 to 65 in the United States in 2026 (winenfood.com); the 8 ft height is assumed.
    'vinyl-privacy': offered({ 72: row(35, 525, 130), 96: row(47, 700, 170) }),
    // 30 to 45 a foot (engineerfix.com).
    'vinyl-picket': offered({ 36: row(28, 400, 95), 42: row(30, 415, 98), 48: row(32, 430, 102) }),
    // Assumed.
    'vinyl-ranch': offered({ 48: row(22, 350, 85), 60: row(27, 375, 90) }),
    // Aluminum: 15 to 45 a foot (engineerfix.com), 50 to 90 in the United States in 2026. Pool gates are self-closing.
    'aluminum-decorative': offered({
      36: row(33, 425, 95),
      48: row(36, 475, 105),
      60: row(41, 550, 120),
      72: row(48, 650, 140),
    }),
    'aluminum-pool': offered({ 48: row(37, 600, 125), 54: row(39, 620, 128), 60: row(42, 660, 135) }),
    // 4 ft 12 to 20, 6 ft 15 to 25 a foot in Charlotte; 8 ft 20 to 40 (engineerfix.com).
    'chain-link': offered({ 48: row(16, 225, 45), 60: row(18, 250, 50), 72: row(20, 300, 60), 96: row(30, 425, 85) }),
  },
  percents: {
    // Cedar 25 to 35 a foot against 20 to 28 for pine in Charlotte.
    cedar: 25,
    // Assumed.
    color: 15,
    // 10 to 35 percent (engineerfix.com).
    black: 20,
    gentle: 10,
    steep: 25,
    unsure: 5,
    // 10 to 30 percent (engineerfix.com).
    rock: 15,
    // Assumed.
    business: 15,
  },
  // Assumed.
  corner: 35,
  // With haul-away; 3 to 10 a foot (engineerfix.com).
  tearOut: { light: 4, solid: 6 },
  // Assumed: fixed costs weigh on short fences (thefencepedia.com).
  minimum: 1000,
  // Assumed.
  baseWidth: 12,
  financing: { on: false, apr: null, months: null, least: null, most: null, words: '' },
};

function offered(heights: Record<number, PriceRow>) {
  return { offered: true, heights };
}

function row(perFoot: number, walkGate: number, doubleGatePerFoot: number): PriceRow {
  return { perFoot, walkGate, doubleGatePerFoot };
}
