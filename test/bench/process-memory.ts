import { readdirSync, readFileSync } from 'node:fs';
import { processorMs } from './site.ts';

const sampleEveryMs = 20;

export interface PeakMemory {
  /** The server's peak of resident memory, in megabytes. */
  server: number;
  /** The same for its largest child process. */
  encoder: number;
  /** Processor time of all child processes, in seconds. */
  encoderSeconds: number;
}

export interface Watch {
  /** Stops watching. */
  end(): PeakMemory;
  /** Lists the PIDs of the server's running child processes. */
  listChildren(): number[];
}

/** Watches a server and its short-lived child processes. @param pid of the server */
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

/** Reads the peak, which Linux records, so the moment of the reading doesn't matter. Zero if the process has ended. */
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
