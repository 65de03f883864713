import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { describeError } from './channel.ts';

export interface PublicRequest {
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Allows addresses of this machine and its network. */
  allowPrivate: boolean;
  signal: AbortSignal;
  /** Called once the connection is open. Nothing is written before it has resolved, or if it throws. */
  beforeFirstByte?(): Promise<void>;
}

/** The parts of a response head that callers read. */
export interface PublicAnswer {
  status: number;
  location: string | undefined;
  retryAfter: string | undefined;
  /** How far this machine's clock is behind the server's, in milliseconds; absent if the server sends no date. */
  clockOffsetMs?: number | undefined;
}

/**
 * Sends a request to a public address and hangs up after the response head. Redirects aren't followed. The address is looked up again, and
 * must not belong to this machine or its network.
 * @throws PrivateAddressError, or the network error
 */
export async function request(
  url: URL,
  { method, headers, body, allowPrivate, signal, beforeFirstByte = async () => {} }: PublicRequest,
): Promise<PublicAnswer> {
  if (!allowPrivate) requirePublicHost(url);
  const isSecure = url.protocol === 'https:';
  const answer = Promise.withResolvers<PublicAnswer>();
  const sent = (isSecure ? requestHttps : requestHttp)(url, {
    method,
    headers,
    agent: false,
    signal,
    ...(!allowPrivate && { lookup: lookupPublic }),
  });
  sent.on('error', answer.reject);
  // A server that switches protocols unasked sends no other response, and Node no longer watches its connection.
  sent.on('upgrade', ({ statusCode = 101 }, socket) => {
    socket.destroy();
    answer.resolve({ status: statusCode, location: undefined, retryAfter: undefined });
  });
  sent.on('close', () => answer.reject(new Error('The server closed the connection without a response')));
  const abort = () => answer.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  answer.promise.catch(() => {}).finally(() => signal.removeEventListener('abort', abort));
  sent.on('response', (response) => {
    const { location, 'retry-after': retryAfter } = response.headers;
    const clockOffsetMs = readClockOffset(response.headers, Date.now());
    answer.resolve({ status: response.statusCode ?? 0, location, retryAfter, clockOffsetMs });
    response.destroy();
  });
  sent.on('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      beforeFirstByte().then(
        () => sent.end(body),
        (error) => sent.destroy(error),
      );
    }),
  );
  return answer.promise;
}

/** A response from a cache has the date of its origin, and its age since (RFC 9111, 5.1). */
function readClockOffset({ date, age }: IncomingHttpHeaders, nowMs: number): number | undefined {
  const dateMs = Date.parse(date ?? '');
  return Number.isNaN(dateMs) ? undefined : dateMs + (Number(age) || 0) * 1000 - nowMs;
}

/** Addresses that are routed on the public internet (IANA, "IPv6 Global Unicast Address Assignments"). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address of this machine or of a network that isn't the public internet, such as a cloud's metadata service. The list comes
 * from `ipaddr.js` (IANA special-purpose registries), which Fastify also uses for its proxies. An IPv6 address that maps an IPv4 address is
 * judged as the IPv4 address.
 */
export function isPrivateAddress(address: string): boolean {
  // The library treats `::192.0.2.1` as `::ffff:192.0.2.1`, which is another address.
  const parsed = ipaddr.process(address.replace(/^::(?=\d+\.)/, '0::'));
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}

/** Refuses an IP address of a private network as the host, because an IP address is never looked up. @throws PrivateAddressError */
function requirePublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddressError(host);
}

/** The address, or the address of the host name, isn't on the public internet. */
class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  constructor(host: string) {
    super(`${host} points to a private network`);
  }
}

/**
 * Looks up a host name and rejects private addresses. The connection uses the checked addresses, so that a DNS response can't change
 * between check and use.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(host), '');
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? '', first?.family);
  });
};

/**
 * Returns a public address of a host, for a connection that takes an address instead of a name.
 * @throws PrivateAddressError
 */
export function resolvePublic(host: string): Promise<string> {
  if (isIP(host)) return isPrivateAddress(host) ? Promise.reject(new PrivateAddressError(host)) : Promise.resolve(host);
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))));
  });
}

/** True if a host currently resolves to a private network. The actual request checks again. */
export async function isPrivateHost({ hostname }: URL): Promise<boolean> {
  try {
    await resolvePublic(hostname.replace(/^\[|\]$/g, ''));
    return false;
  } catch (error) {
    return error instanceof PrivateAddressError;
  }
}

/** Number of redirects that a link may have: as many as browsers follow (Fetch, "HTTP-redirect fetch"). */
const redirectLimit = 20;

export interface LinkOptions {
  /** Allows addresses of this machine and its network. */
  allowPrivate: boolean;
  timeoutMs: number;
  /** Ends the request when the site stops. */
  signal?: AbortSignal;
}

/** The response of another server. */
export interface LinkAnswer {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Why there was no response, in a sentence. */
  problem?: string;
  /** True if the address itself is wrong: no server has this name, or it is in a private network. */
  isWrong?: boolean;
  /** How far this machine's clock is behind the last server's, in milliseconds. */
  clockOffsetMs?: number | undefined;
}

/**
 * Requests an address as a visitor's browser would, follows its redirects, and hangs up after the response head. Each step is looked up
 * again, and none may lead to this machine or its network. It never throws.
 */
export async function askLink(address: string, options: LinkOptions): Promise<LinkAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const limit = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const asked = new Set<string>();
    for (let url = new URL(address); ; ) {
      asked.add(withoutAnchor(url));
      if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`It redirects to ${url.protocol}`);
      // Some servers refuse HEAD, which would make a good link look broken.
      const { allowPrivate } = options;
      const { status, location, clockOffsetMs } = await request(url, { ...head, allowPrivate, signal: limit });
      if (status < 300 || status >= 400 || !location) return { status, clockOffsetMs };
      url = new URL(location, url);
      if (asked.has(withoutAnchor(url))) return { status: 0, problem: 'Redirect loop.' };
      if (asked.size > redirectLimit) return { status: 0, problem: 'Too many redirects.' };
    }
  } catch (error) {
    if (timeout.aborted) return { status: 0, problem: 'It took too long to respond.' };
    const { code } = error as { code?: string };
    const isWrong = code === 'ENOTFOUND' || error instanceof PrivateAddressError;
    return { status: 0, problem: explain(error), isWrong };
  }
}

const head = {
  method: 'GET',
  headers: { accept: 'text/html,*/*', 'user-agent': 'fence-contractor-site link check' },
} as const;

const withoutAnchor = ({ href }: URL) => href.split('#', 1).join();

/** Explains the error in plain words, or returns the network's own message for unknown errors. */
function explain(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'It doesn’t support https.';
  return sentences[code] ?? (code.includes('CERT') ? 'Its certificate isn’t valid.' : describeError(error));
}

const sentences: Record<string, string> = {
  ENOTFOUND: 'No website has this name.',
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The server drops the connection.',
};
