import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A process of a drill with everything that it has written. */
export interface Part {
  child: ChildProcess;
  /** Every line so far, on both outputs. */
  lines: string[];
  /** The exit code, or `null` after a signal. */
  ended: Promise<number | null>;
  /** The first line that matches, also one that has come already. @throws Error when the process ends without it */
  waitForLine(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends it a signal, SIGKILL also to what it has started, and waits for its end. @returns the exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
// Drills that are broken off leave nothing behind, nor what their processes have started.
process.on('exit', () => {
  for (const { pid = 0 } of running) {
    signalAll(pid, 'SIGKILL');
    removeFalseClock(pid);
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Starts a process and keeps its lines. */
export function startPart(command: string, values: readonly string[], options: SpawnOptions = {}): Part {
  const child = spawn(command, values, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        child.emit('line', line);
      });
  // `close` comes after the last line was read, `exit` may come before.
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    removeFalseClock(child.pid ?? 0);
    return code as number | null;
  });
  return { child, lines, ended, waitForLine, end };

  async function waitForLine(pattern: RegExp): Promise<RegExpExecArray> {
    for (let read = 0; ; ) {
      for (; read < lines.length; read += 1) {
        const match = pattern.exec(lines[read] ?? '');
        if (match) return match;
      }
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${command} ended before it said ${pattern}:\n${lines.slice(-20).join('\n')}`);
      await Promise.race([once(child, 'line'), ended]);
    }
  }

  function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (signal === 'SIGKILL') signalAll(child.pid ?? 0, signal);
    else child.kill(signal);
    return ended;
  }
}

/** Removes the shared memory of libfaketime, which stays behind when a process is killed. */
function removeFalseClock(pid: number): void {
  for (const name of [`sem.faketime_sem_${pid}`, `faketime_shm_${pid}`])
    rmSync(join('/dev/shm', name), { force: true });
}

/** Sends a signal to a process and to those that it has started, and to theirs. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  // The pid of what never started; 0 would mean this process and all of its group.
  if (pid === 0) return;
  for (const child of listChildren(pid)) signalAll(child, signal);
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended automatically meanwhile.
  }
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readParent(pid) === parent);
}

function readParent(pid: number): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
