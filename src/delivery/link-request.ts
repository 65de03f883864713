import { describeError } from './channel.ts';
import { request } from './public-request.ts';

/** How often a link may lead on to another address: as often as browsers follow it (Fetch, "HTTP-redirect fetch"). */
const redirectLimit = 20;

export interface LinkOptions {
  /** Allows addresses of this machine and its network. */
  allowPrivate: boolean;
  timeoutMs: number;
  /** Ends the request with the site. */
  signal?: AbortSignal;
}

/** What an address answers. */
export interface LinkAnswer {
  /** Of HTTP; 0 where nothing answered. */
  status: number;
  /** Why nothing answered, in a sentence. */
  problem?: string;
}

/**
 * Asks for an address as the browser of a visitor would, follows it where it leads, and hangs up at the head of the answer. Each
 * step is looked up anew, and none may lead to this machine or its network. It never fails.
 */
export async function askLink(address: string, options: LinkOptions): Promise<LinkAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const limit = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const asked = new Set<string>();
    for (let url = new URL(address); ; ) {
      asked.add(withoutAnchor(url));
      if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`It leads to ${url.protocol}`);
      // Some servers refuse HEAD, so that the link would look broken.
      const { status, location } = await request(url, { ...head, allowPrivate: options.allowPrivate, signal: limit });
      if (status < 300 || status >= 400 || !location) return { status };
      url = new URL(location, url);
      if (asked.has(withoutAnchor(url))) return { status: 0, problem: 'It leads in a circle.' };
      if (asked.size > redirectLimit) return { status: 0, problem: 'It leads on and on.' };
    }
  } catch (error) {
    return { status: 0, problem: timeout.aborted ? 'It takes too long.' : explain(error) };
  }
}

const head = {
  method: 'GET',
  headers: { accept: 'text/html,*/*', 'user-agent': 'fence-contractor-site link check' },
} as const;

const withoutAnchor = ({ href }: URL) => href.split('#', 1).join();

/** What went wrong, in the words of somebody who runs no server; else in those of the network. */
function explain(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'It does not support https.';
  return sentences[code] ?? (code.includes('CERT') ? 'Its certificate is not valid.' : describeError(error));
}

const sentences: Record<string, string> = {
  ENOTFOUND: 'There is no website by this name.',
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The server drops the connection.',
};
