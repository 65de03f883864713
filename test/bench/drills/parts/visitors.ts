import { Agent, request } from 'node:http';
import { exampleLead } from '../../example-lead.ts';

/** Each post has its own address in `X-Forwarded-For`, because one address may send only twenty in ten minutes. */
let visitor = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export interface Answer {
  status: number;
  /** The lead's reference; empty if the response has none. */
  reference: string;
  body: string;
  ms: number;
}

export interface PostOptions {
  /** The idempotency key, if the post has one. */
  key?: string;
  /** The visitor's address; a new one if absent. */
  address?: string;
  headers?: Record<string, string>;
  /** Replaces the usual message. */
  message?: string;
  limitMs?: number;
}

/** Sends a contact request. @throws Error of the connection if there is no response */
export async function postLead(url: string, options: PostOptions = {}): Promise<Answer> {
  visitor += 1;
  const address = options.address ?? `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const answer = await send(
    `${url}/api/contact`,
    {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(options.key && { 'idempotency-key': options.key }),
      ...options.headers,
    },
    JSON.stringify({ ...exampleLead, message: options.message ?? `${exampleLead.message} ${visitor}` }),
    options.limitMs,
  );
  return { ...answer, reference: /"reference":"(\w+)"/.exec(answer.body)?.[1] ?? '' };
}

/** Fetches an address. @throws Error of the connection if there is no response */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send(url, headers);
}

function send(url: string, headers: Record<string, string>, body?: string, limitMs = 60_000): Promise<Answer> {
  const begin = performance.now();
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request(url, { method, agent, headers: { ...headers, ...length }, timeout: limitMs }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            reference: '',
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - begin,
          }),
        );
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${limitMs} ms`)));
    asked.on('error', reject).end(body);
  });
}

/** Returns a percentile of the numbers. @param part such as 0.99 */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
