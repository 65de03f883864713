// Loaded into the measured server by `event-loop.ts`.
import { renameSync, writeFileSync } from 'node:fs';

const everyMs = 5;
const file = process.env.EVENT_LOOP_FILE ?? '';

let turns: { ms: number; ownMs: number }[] = [];
let before = performance.now();
let ownBefore = process.threadCpuUsage();

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(ownBefore);
  turns.push({ ms: now - before - everyMs, ownMs: (user + system) / 1000 });
  before = now;
  ownBefore = process.threadCpuUsage();
}, everyMs).unref();

process.on('SIGUSR2', () => {
  const waits = turns.map(({ ms }) => ms).sort((one, other) => one - other);
  const stalls = {
    p99Ms: waits[Math.floor(waits.length * 0.99)],
    longestMs: waits.at(-1),
    longestOwnMs: Math.max(...turns.map(({ ownMs }) => ownMs)),
  };
  turns = [];
  writeFileSync(`${file}.new`, JSON.stringify(stalls));
  renameSync(`${file}.new`, file);
});
