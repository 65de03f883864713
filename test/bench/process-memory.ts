import { readdirSync, readFileSync } from 'node:fs';
import { processorMs } from './site.ts';

const sampleEveryMs = 20;

export interface PeakMemory {
  /** Megabytes that the server had resident at most. */
  server: number;
  /** The memory of its largest child process. */
  encoder: number;
  /** Seconds of processor that all of these took. */
  encoderSeconds: number;
}

export interface Watch {
  /** Ends the watch. */
  end(): PeakMemory;
  /** The numbers of the processes that the server has started and that still run. */
  listChildren(): number[];
}

/**
 * Watches a server and the processes that it starts, which come and go.
 * @param pid the server's
 */
export function watchMemory(pid: number): Watch {
  const encoders = new Map<number, number>();
  const known = new Map<string, boolean>();
  const processor = new Map<number, number>();
  const timer = setInterval(sample, sampleEveryMs);
  return {
    end() {
      sample();
      clearInterval(timer);
      const encoderSeconds = [...processor.values()].reduce((sum, ms) => sum + ms, 0) / 1000;
      return { server: readPeak(pid), encoder: Math.max(0, ...encoders.values()), encoderSeconds };
    },
    listChildren: () => listChildren(pid, known),
  };

  function sample(): void {
    for (const child of listChildren(pid, known)) {
      encoders.set(child, readPeak(child) || (encoders.get(child) ?? 0));
      processor.set(child, processorMs({ pid: child }) || (processor.get(child) ?? 0));
    }
  }
}

/** Linux keeps the peak itself, so that a sample need not come at the right moment. Zero when the process is gone. */
function readPeak(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024) || 0;
  } catch {
    return 0;
  }
}

/** Returns the child processes of a process. @param known for each process seen so far: true if it is a child */
function listChildren(pid: number, known: Map<string, boolean>): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const name of running) if (!known.has(name)) known.set(name, readParent(name) === pid);
  return running.filter((name) => known.get(name)).map(Number);
}

function readParent(name: string): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
