import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './drill.ts';
import { addStandby, type PostgresServer, startPostgres } from './postgres.ts';
import { completeOptions, type Replica, type ReplicaOptions, startReplica } from './replica.ts';

/** The time limit for a part to end. */
const endLimitMs = 20_000;

/** An empty database of a drill. */
export interface DrillDatabase {
  /** The address that the site uses. */
  url: string;
  /** Runs statements as the operator, past any pooler. @returns the last one's rows */
  query<Row extends object>(text: string): Promise<Row[]>;
}

/** The database and processes that a drill runs on; everything that it takes ends with it. */
export interface Stage {
  /** An empty folder. */
  folder: string;
  /** A primary with its synchronous standby, which other drills use too: none of them may harm it. */
  postgres: PostgresServer;
  makeDatabase(server?: PostgresServer): Promise<DrillDatabase>;
  /** A server of the drill's own, which it may kill. @param environment of its process beside the usual */
  makeServer(environment?: Record<string, string>): Promise<PostgresServer>;
  /** Starts a site process and waits until it listens. */
  startReplica(options: Partial<ReplicaOptions>): Promise<Replica>;
  /** Starts three at the same time. */
  startThree(options: Partial<ReplicaOptions>): Promise<[Replica, Replica, Replica]>;
  /** Starts a process that has ended again, on the same port and with the same cache. */
  restart(replica: Replica, change?: Partial<ReplicaOptions>): Promise<Replica>;
  /** The number of repetitions: the drill's own, or fewer if another drill uses its parts. */
  times(full: number): number;
  /** Notes something that must be as the drill says. */
  expect(what: string, seen: string | number, bar: string | number, isMet?: boolean): void;
  /** Notes something that has no bar. */
  tell(what: string, seen: string | number): void;
  /** Calls a function when the drill is over, the last one first. */
  onEnd(end: () => unknown): void;
}

export interface StageOptions {
  postgres: PostgresServer;
  folder: string;
  /** The address of a database on the shared server: a pooler, or the server itself. */
  addressOf?: (database: string) => string;
  /** The part of the usual repetitions. */
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
    // A drill that was given up may still be on its way.
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
    tell: (what, seen) => void figures.push({ what, seen: String(seen), bar: '', isMet: true }),
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

/** Waits for an end, but not forever: the end of this process also ends everything it has started. */
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

/** A primary and its synchronous standby. */
export async function startPair(folder: string): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
  const primary = await startPostgres(join(folder, 'primary'));
  return { primary, standby: await addStandby(primary, join(folder, 'standby')) };
}
