import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Site } from './site.ts';

/** Delays of a server's event loop, in milliseconds. */
export interface Stalls {
  /** By the clock, which also passes while other work has the processor. */
  p99Ms: number;
  longestMs: number;
  /** Processor time of the server's own thread within one turn: nobody else's work is in it. */
  longestOwnMs: number;
}

const file = join(tmpdir(), `event-loop-${process.pid}.json`);

/** Lets a site that is started with this environment tell its stalls. */
export const stallEnvironment = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'event-loop-watch.ts')}`,
  EVENT_LOOP_FILE: file,
};

/** Delays of the event loop since the last call, or since the start. */
export async function readStalls(site: Site): Promise<Stalls> {
  rmSync(file, { force: true });
  site.process.kill('SIGUSR2');
  for (;;) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      await setTimeout(5);
    }
  }
}
