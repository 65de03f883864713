import type { Point } from './geometry.ts';
import type { GateWidth, Plan } from './plan.ts';

/**
 * Every change of a plan, by pointer, keys or list. Sides, gates, lines and corners are counted from 0, sides and gates over the whole plan.
 * Places are in feet and need not be whole.
 */
export type Command =
  | { do: 'choose'; change: Partial<Omit<Plan, 'v' | 'lines'>> }
  /** A side at the end of a line, the last one where none is named; `new` starts another line. */
  | { do: 'add-side'; feet: number; turn: number | 'new' }
  /** A side to a place: from the end of a line, or from a place as the first side of a new line. */
  | { do: 'draw'; from: Point | number; to: Point }
  /** A side from the end of a line back to its start. */
  | { do: 'draw-closed'; line: number }
  /** Says whether the last side of a line ends where it began. */
  | { do: 'close'; line: number; closed: boolean }
  | { do: 'resize-side'; side: number; feet: number }
  | { do: 'turn-side'; side: number; turn: number | 'new' }
  | { do: 'remove-side'; side: number }
  | { do: 'move-corner'; line: number; corner: number; to: Point }
  /** Without a place, in the middle. */
  | { do: 'add-gate'; side: number; width: GateWidth; at?: number }
  | { do: 'change-gate'; gate: number; width?: GateWidth; side?: number; at?: number }
  | { do: 'remove-gate'; gate: number };

/** The changed plan and what to say of the change, or why nothing was changed. */
export type Edit = { plan: Plan; said: string; refusal?: undefined } | { plan?: undefined; refusal: string };
