import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A process of a drill, with its output. */
export interface Part {
  child: ChildProcess;
  /** All lines so far of standard output and standard error. */
  lines: string[];
  /** The exit code, or `null` after a signal. */
  ended: Promise<number | null>;
  /** Waits for the first line that matches, which may already be there. @throws Error when the process ends without it */
  waitForLine(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal to the process, and SIGKILL also to its child processes. Waits for its end. @returns the exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
// Interrupted drills leave no processes behind, not even children of children.
process.on('exit', () => {
  for (const { pid = 0 } of running) {
    signalAll(pid, 'SIGKILL');
    removeFalseClock(pid);
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Starts a process and collects its output. */
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
  // `close` is emitted after the last line was read; `exit` may be emitted earlier.
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

/** Removes libfaketime's shared memory, which remains when a process is killed. */
function removeFalseClock(pid: number): void {
  for (const name of [`sem.faketime_sem_${pid}`, `faketime_shm_${pid}`])
    rmSync(join('/dev/shm', name), { force: true });
}

/** Sends a signal to a process and all its descendants. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  // A process that never started has no pid. A signal to 0 would go to this process and its whole group.
  if (pid === 0) return;
  for (const child of listChildren(pid)) signalAll(child, signal);
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
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
