import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './drill.ts';
import { addStandby, type PostgresServer, startPostgres } from './postgres.ts';
import { completeOptions, type Replica, type ReplicaOptions, startReplica } from './replica.ts';

/** The time limit for a part to end. */
const endLimitMs = 20_000;

/** A drill's database, empty at first. */
export interface DrillDatabase {
  /** The address that the site uses. */
  url: string;
  /** Runs statements as the operator, bypassing any pooler. @returns the rows of the last statement */
  query<Row extends object>(text: string): Promise<Row[]>;
}

/** Provides databases and processes to a drill, and ends them with it. */
export interface Stage {
  /** An empty folder. */
  folder: string;
  /** The primary of a pair with a synchronous standby. All drills share the pair, so no drill may harm it. */
  postgres: PostgresServer;
  makeDatabase(server?: PostgresServer): Promise<DrillDatabase>;
  /** Starts a server for this drill alone, which it may kill. @param environment variables of its processes */
  makeServer(environment?: Record<string, string>): Promise<PostgresServer>;
  /** Starts a site process and waits until it listens. */
  startReplica(options: Partial<ReplicaOptions>): Promise<Replica>;
  /** Starts three site processes at once. */
  startThree(options: Partial<ReplicaOptions>): Promise<[Replica, Replica, Replica]>;
  /** Restarts a process that has ended, on the same port and with the same cache. */
  restart(replica: Replica, change?: Partial<ReplicaOptions>): Promise<Replica>;
  /** Returns the number of repetitions: all, or the share that was ordered. */
  times(full: number): number;
  /** Reports an observation with a requirement. */
  expect(what: string, seen: string | number, bar: string | number, isMet?: boolean): void;
  /** Reports an observation without a requirement. */
  report(what: string, seen: string | number): void;
  /** Calls a function when the drill ends, in reverse order. */
  onEnd(end: () => unknown): void;
}

export interface StageOptions {
  postgres: PostgresServer;
  folder: string;
  /** Returns a database's address on the shared server, directly or through a pooler. */
  addressOf?: (database: string) => string;
  /** The fraction of the usual repetitions. */
  share?: number;
  figures: Figure[];
}

/** @returns the stage, and a function that cleans up and reports what is left */
export function setStage({ postgres, folder, addressOf, share = 1, figures }: StageOptions): {
  stage: Stage;
  clear(): Promise<Error[]>;
} {
  mkdirSync(folder, { mode: 0o755 });
  const ends: (() => unknown)[] = [];
  let isCleared = false;
  const onEnd = (end: () => unknown) => void ends.push(end);
  const start = async (options: Partial<ReplicaOptions>) => {
    const complete = await completeOptions(folder, options);
    // A drill that timed out may still be running.
    if (isCleared) throw new Error('the drill is over');
    const { replica, listens } = startReplica(complete);
    onEnd(() => replica.end('SIGKILL'));
    await listens;
    return replica;
  };
  const stage: Stage = {
    folder,
    postgres,
    async makeDatabase(server = postgres) {
      const name = `drill_${randomUUID().slice(0, 8)}`;
      await server.query(`create database "${name}"`);
      if (server === postgres) onEnd(() => server.query(`drop database "${name}" with (force)`));
      const find = server === postgres && addressOf ? addressOf : server.addressOf;
      return { url: find(name), query: (text) => server.query(text, name) };
    },
    async makeServer(environment) {
      const server = await startPostgres(join(folder, `postgres-${randomUUID().slice(0, 8)}`), environment);
      onEnd(() => server.stop());
      return server;
    },
    startReplica: start,
    startThree: (options) => Promise.all([start(options), start(options), start(options)]),
    restart: ({ options }, change) => start({ ...options, ...change }),
    times: (full) => Math.max(1, Math.round(full * share)),
    expect(what, seen, bar, isMet = seen === bar) {
      figures.push({ what, seen: String(seen), bar: String(bar), isMet });
    },
    report: (what, seen) => void figures.push({ what, seen: String(seen), bar: '', isMet: true }),
    onEnd,
  };
  return {
    stage,
    async clear() {
      isCleared = true;
      const problems: Error[] = [];
      for (const end of ends.reverse()) await endWithin(end).catch((error: Error) => problems.push(error));
      return problems;
    },
  };
}

/** Waits for a part to end, with a time limit. Ending this process ends the part anyway. */
async function endWithin(end: () => unknown): Promise<void> {
  const limit = new AbortController();
  const late = pause(endLimitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`a part had not ended after ${endLimitMs / 1000} s`);
  });
  try {
    await Promise.race([end(), late]);
  } finally {
    limit.abort();
  }
}

/** Starts a primary and its synchronous standby. */
export async function startPair(folder: string): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
  const primary = await startPostgres(join(folder, 'primary'));
  return { primary, standby: await addStandby(primary, join(folder, 'standby')) };
}
