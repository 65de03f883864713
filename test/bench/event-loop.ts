import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Site } from './site.ts';

/** Delays of a server's event loop, in milliseconds. */
export interface Stalls {
  /** In wall time, which also passes while other processes use the processor. */
  p99Ms: number;
  longestMs: number;
  /** Processor time of the server's main thread in one turn, without the work of other processes. */
  longestOwnMs: number;
}

const file = join(tmpdir(), `event-loop-${process.pid}.json`);

/** The environment of a site that records its stalls. */
export const stallEnvironment = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'event-loop-watch.ts')}`,
  EVENT_LOOP_FILE: file,
};

/** Returns the delays of the event loop since the last call, or since the start. */
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
