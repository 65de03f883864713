/** Resident memory of the server, seconds after the beginning. */
export interface MemoryReading {
  second: number;
  megabytes: number;
}

export interface Soak {
  minutes: number;
  /** Response times in milliseconds, by the name of the request. */
  times: ReadonlyMap<string, readonly number[]>;
  memory: readonly MemoryReading[];
  errors: readonly string[];
  /** The number of requests that were confirmed as stored, and of those in the list at the end. */
  stored: number;
  rows: number;
  /** The server's exit code. */
  code: number | null;
}

/** Prints the result; any error makes the process fail. */
export function report(soak: Soak): void {
  const { minutes, times, errors, stored, rows, code } = soak;
  const all = [...times.values()].flat();
  console.table(Object.fromEntries([...times, ['all', all] as const].map(([name, list]) => [name, describe(list)])));
  console.log(`memory: ${describeMemory(soak)}`);
  console.log(
    `${all.length} requests in ${minutes} min, ${stored} requests stored and ${rows} found again, exit code ${code}`,
  );
  console.log(errors.length ? `${errors.length} errors, such as:\n${errors.slice(0, 10).join('\n')}` : 'no error');
  process.exitCode = errors.length || rows !== stored || code !== 0 ? 1 : 0;
}

function describe(list: readonly number[]) {
  const sorted = [...list].sort((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { requests: sorted.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) };
}

/** Returns the lowest and highest reading of each minute. A leak would raise the lowest; garbage only raises the highest. */
function describeMemory({ memory, minutes }: Soak): string {
  const byMinute = Map.groupBy(memory, ({ second }) => Math.min(Math.floor(second / 60) + 1, Math.ceil(minutes)));
  return Array.from(byMinute, ([minute, samples]) => {
    const readings = samples.map(({ megabytes }) => megabytes);
    return `minute ${minute} ${Math.min(...readings)}-${Math.max(...readings)} MB`;
  }).join(', ');
}
