import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Site } from './site.ts';

/** The usual pace: a hundred pages a second. */
const usualMs = 10;

export interface Waits {
  pages: number;
  p99Ms: number;
  longestMs: number;
}

/**
 * Requests pages at a steady pace, even if earlier requests are still unanswered.
 * @param isCounted returns which of the two results the next request counts toward
 * @param everyMs the time between two requests
 * @returns a function that stops the visitors and returns the waits of both groups
 */
export function sendVisitors(
  { url }: Site,
  paths: readonly string[] = ['/'],
  isCounted = () => true,
  everyMs = usualMs,
): () => Promise<{ counted: Waits; others: Waits }> {
  const agent = new Agent({ keepAlive: true });
  const waits: { isCounted: boolean; ms: Promise<number> }[] = [];
  const done = new AbortController();
  const sending = send();
  return async () => {
    done.abort();
    await sending;
    const times = await Promise.all(waits.map(async ({ isCounted, ms }) => ({ isCounted, ms: await ms })));
    agent.destroy();
    return {
      counted: summarize(times.filter(({ isCounted }) => isCounted)),
      others: summarize(times.filter(({ isCounted }) => !isCounted)),
    };
  };

  async function send(): Promise<void> {
    while (!done.signal.aborted) {
      waits.push({ isCounted: isCounted(), ms: ask(url + paths[waits.length % paths.length], agent) });
      await setTimeout(everyMs);
    }
  }
}

function summarize(waits: readonly { ms: number }[]): Waits {
  const times = waits.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    pages: times.length,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    longestMs: times.at(-1) ?? Number.NaN,
  };
}

function ask(address: string, agent: Agent): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
      response.resume().on('end', () => resolve(performance.now() - begin)),
    ).on('error', reject);
  });
}
