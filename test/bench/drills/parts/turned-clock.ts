import { renameSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFalseClock } from './programs.ts';

/** The clocks of several processes. They run normally and are turned ahead together. */
export interface TurnedClock {
  /** For a process whose timers also follow the clock. */
  environment: Record<string, string>;
  /** For a process whose time of day follows the clock, but not its timers. */
  timeOfDay: Record<string, string>;
  /** Turns the clock ahead at once, as if all machines had been asleep. */
  leap(seconds: number): void;
  /** Turns the clock ahead in steps shorter than any time limit, while these processes work. */
  run(seconds: number, urls: readonly string[]): Promise<void>;
}

/** Shorter than the lease's renewal, every five seconds, and the limit of a statement, ten seconds. */
const stepSeconds = 2.5;
const stepMs = 80;

/** Makes a clock that starts at the current time. @param folder for the file that the processes read */
export function makeClock(folder: string): TurnedClock {
  const file = join(folder, 'clock');
  let ahead = 0;
  turn(0);
  const timeOfDay = {
    LD_PRELOAD: findFalseClock(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const { LD_PRELOAD, FAKETIME_TIMESTAMP_FILE, FAKETIME_NO_CACHE } = timeOfDay;
  return {
    environment: { LD_PRELOAD, FAKETIME_TIMESTAMP_FILE, FAKETIME_NO_CACHE },
    timeOfDay,
    leap: turn,
    async run(seconds, urls) {
      for (let turned = 0; turned < seconds; turned += stepSeconds) {
        const pause = setTimeout(stepMs);
        turn(stepSeconds);
        // A process that sleeps until its next timer isn’t woken when the clock is turned.
        await Promise.all(urls.map(wake));
        await pause;
      }
    },
  };

  /** Replaces the file atomically, because processes read it all the time. */
  function turn(seconds: number): void {
    ahead += seconds;
    writeFileSync(`${file}.new`, `+${ahead}`);
    renameSync(`${file}.new`, file);
  }
}

/** Sends a request on a new connection: for the process, hours pass between two requests. */
function wake(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/healthz`, { agent: false }, (answer) => answer.resume().on('end', resolve));
    asked.on('error', reject);
  });
}
