import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** The number of requests at the same time: the check must not be felt by visitors. */
const atOnce = 3;
/** As many redirects as browsers follow (Fetch, "HTTP-redirect fetch"). */
const redirectLimit = 20;

/** The site's response to the check's visitor. */
export interface VisitedAnswer {
  /** 0 if the redirects form a loop. A redirect to another website isn't followed. */
  status: number;
  type: string;
  /** On the wire. */
  bytes: number;
  /** Empty if only the headers were requested. */
  body: string;
  /** The path of the response after all redirects, without `?` and `#`. */
  path: string;
}

export interface Visitor {
  /** Asks for a page with its text. */
  open(path: string): Promise<VisitedAnswer>;
  /** Asks for a file's head. */
  look(path: string): Promise<VisitedAnswer>;
  close(): void;
}

/**
 * Creates a visitor that asks this process over its own socket, as a browser on this machine would.
 * @param address that the process listens on
 * @param publicUrl names the site in `Host`
 */
export function createVisitor(address: AddressInfo, publicUrl: string, signal: AbortSignal): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const host = /^(0\.0\.0\.0|::)$/.test(address.address) ? '127.0.0.1' : address.address;
  const { host: name, origin } = new URL(publicUrl);
  const known = new Map<string, Promise<VisitedAnswer>>();

  return {
    open: (path) => once(`GET ${path}`, () => follow('GET', path)),
    look: (path) => once(`HEAD ${path}`, () => follow('HEAD', path)),
    close: () => agent.destroy(),
  };

  function once(key: string, ask: () => Promise<VisitedAnswer>): Promise<VisitedAnswer> {
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  }

  async function follow(method: 'GET' | 'HEAD', start: string): Promise<VisitedAnswer> {
    let path = start;
    for (let step = 0; step <= redirectLimit; step += 1) {
      const answer = await send(method, path);
      const { location } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status < 300 || status >= 400 || !location) return read(answer, path);
      answer.resume();
      const next = new URL(location, `${origin}${path}`);
      if (next.origin !== origin) return { status, type: '', bytes: 0, body: '', path };
      path = next.pathname + next.search;
    }
    return { status: 0, type: '', bytes: 0, body: '', path };
  }

  function send(method: 'GET' | 'HEAD', path: string): Promise<IncomingMessage> {
    const headers = { host: name, accept: 'text/html,*/*', 'accept-encoding': 'br, gzip', 'user-agent': 'site check' };
    return new Promise((resolve, reject) => {
      request({ agent, host, port: address.port, method, path, headers, signal }, resolve).on('error', reject).end();
    });
  }
}

const unpackers: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

async function read(answer: IncomingMessage, path: string): Promise<VisitedAnswer> {
  const { headers, statusCode = 0 } = answer;
  const sent = await buffer(answer);
  const unpack = unpackers[headers['content-encoding'] ?? ''];
  const body = sent.length > 0 && unpack ? await unpack(sent) : sent;
  return {
    status: statusCode,
    type: headers['content-type'] ?? '',
    bytes: sent.length || Number(headers['content-length'] ?? 0),
    body: body.toString(),
    path: path.replace(/[?#].*/, ''),
  };
}
