import autocannon from 'autocannon';
import { median } from './row.ts';

const connections = 32;
const roundSeconds = 3;
const rounds = 5;

export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Request = Omit<autocannon.Options, 'connections' | 'duration'>;

/** @returns answers in a second; an answer that is not a success ends the measurement */
export async function load(request: Request, seconds = roundSeconds): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ connections, duration: seconds, ...request });
  if (non2xx || errors) throw new Error(`${request.url}: ${non2xx} failures, ${errors} errors`);
  return requests.average;
}

/** Loads two servers alternately, so that other work on the machine affects both. @returns their medians and the median of the ratios */
export async function loadInTurns(
  one: Request,
  other: Request,
): Promise<{ one: number; other: number; ratio: number }> {
  for (const request of [one, other]) await load(request, 2);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await load(one), await load(other)]);
  return {
    one: median(pairs.map(([figure]) => figure)),
    other: median(pairs.map(([, figure]) => figure)),
    ratio: median(pairs.map(([figure, beside]) => figure / beside)),
  };
}
