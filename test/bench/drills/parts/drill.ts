import type { Stage } from './stage.ts';

/** Shows on real processes and a real database that one promise about several processes holds (docs/cluster.md). */
export interface Drill {
  /** Its number. */
  number: number;
  /** Its claim, in short. */
  title: string;
  /** It waits most of its time, so it runs beside the others and is told where it belongs. */
  waits?: true;
  /** Given up after this long; ten minutes when absent. */
  limitMinutes?: number;
  /** Takes the parts that it needs from the stage, and tells the stage what it sees. A drill that throws has failed. */
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
