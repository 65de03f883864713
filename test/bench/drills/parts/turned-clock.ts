import { renameSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFalseClock } from './programs.ts';

/** The clocks of several processes. They run normally and are turned ahead together. */
export interface TurnedClock {
  /** For a process whose timers go by it too. */
  environment: Record<string, string>;
  /** For one whose time of day is turned alone. */
  timeOfDay: Record<string, string>;
  /** Turns it in one go, as for machines that were all asleep. */
  leap(seconds: number): void;
  /** Turns it in steps that are shorter than any limit, while the processes at these addresses work. */
  run(seconds: number, urls: readonly string[]): Promise<void>;
}

/** Renewing the lease takes five seconds, a statement at most ten. */
const stepSeconds = 2.5;
const stepMs = 80;

/** Makes a clock that shows the present time at first. @param folder for the file that the processes read */
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
        // A process that sleeps until its next timer does not see automatically that the time of it has come.
        await Promise.all(urls.map(wake));
        await pause;
      }
    },
  };

  /** Whole or not at all, because it is read all the time. */
  function turn(seconds: number): void {
    ahead += seconds;
    writeFileSync(`${file}.new`, `+${ahead}`);
    renameSync(`${file}.new`, file);
  }
}

/** Sends a request on its own connection, because the process sees hours pass between two requests. */
function wake(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/healthz`, { agent: false }, (answer) => answer.resume().on('end', resolve));
    asked.on('error', reject);
  });
}
