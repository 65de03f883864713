import type { Stage } from './stage.ts';

/** Tests one promise about several processes (docs/cluster.md) on real processes and a real database. */
export interface Drill {
  number: number;
  /** The promise, in a few words. */
  title: string;
  /** True for a drill that mostly waits. It runs beside the others and keeps its place in the report. */
  waits?: true;
  /** The time limit; ten minutes if absent. */
  limitMinutes?: number;
  /** Starts the parts that it needs on the stage, and reports its observations there. A drill that throws has failed. */
  run(stage: Stage): Promise<void>;
}

/** One observation. */
export interface Figure {
  what: string;
  seen: string;
  /** The required value; empty for a figure without a requirement. */
  bar: string;
  isMet: boolean;
}

/** The result of a drill. */
export interface Outcome {
  drill: Drill;
  figures: readonly Figure[];
  seconds: number;
}
