import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The interval and the time limit of health checks. */
const askEveryMs = 1000;
const answerLimitMs = 1000;

/** Spreads requests over the processes that respond at `/servez` that they serve. A failed request isn't sent to another process. */
export interface Balancer {
  url: string;
  /** The addresses that currently get requests. */
  readonly serving: readonly string[];
  /** Replaces the list of processes and checks all of them at once. */
  use(urls: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a balancer on a free port of this machine. @param urls the addresses of the processes */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let all = urls;
  let serving: string[] = [];
  let turn = 0;
  let isOver = false;
  await ask();
  const asking = askAgain();
  const server = createServer((request, response) => {
    turn += 1;
    const target = serving[turn % serving.length];
    if (target) forward(request, response, target, agent);
    else response.writeHead(502).end('no process serves');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get serving() {
      return serving;
    },
    async use(next) {
      all = next;
      await ask();
    },
    async stop() {
      isOver = true;
      await asking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };

  async function askAgain(): Promise<void> {
    while (!isOver) {
      await setTimeout(askEveryMs);
      await ask();
    }
  }

  async function ask(): Promise<void> {
    const answers = await Promise.all(all.map(isServing));
    serving = all.filter((_url, index) => answers[index]);
  }
}

async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/servez`, { signal: AbortSignal.timeout(answerLimitMs) })).ok;
  } catch {
    return false;
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string, agent: Agent): void {
  const { method = 'GET', url = '/' } = incoming;
  const headers = { ...incoming.headers, connection: 'keep-alive' };
  const asked = startRequest(target + url, { method, agent, headers }, (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(`${target}: ${error.code ?? error.message}`);
  });
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}
