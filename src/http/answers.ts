import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AnswerLateError } from './errors.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * The maximum number of requests on one connection that wait for their responses. Browsers and proxies send one at a time. Node starts
 * every request that arrives in one packet, and holds all responses behind the first one in memory until the client reads it.
 */
export const unansweredLimit = 8;

/** Interval between looks for late responses. One timer for all costs less than a timer for each. */
const lookMs = 1000;

/** How long a client may take to read that its request took too long. */
const farewellMs = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time limit of the response, in milliseconds. Routes set it as `handlerTimeout`. */
    answerMs?: number;
  }
}

/** A request whose response hasn't been sent completely. */
interface Unanswered {
  reply: FastifyReply;
  /** By `performance.now`. */
  endsAtMs: number;
  isRefused: boolean;
  listeners?: (() => void)[];
}

interface Connection {
  unanswered: Map<ServerResponse, Unanswered>;
  /**
   * The number of requests that started in each turn of the event loop. A request that was answered at once is no longer counted as
   * unanswered, but it took time too.
   */
  begun: number;
  turn: number;
  isCut: boolean;
}

const connections = new WeakMap<Socket, Connection>();

let turn = 0;
let isTurning = false;

function currentTurn(): number {
  if (!isTurning)
    setImmediate(() => {
      turn += 1;
      isTurning = false;
    });
  isTurning = true;
  return turn;
}

/** True if a connection has too many requests. The connection is then cut. */
function isCut(socket: Socket): boolean {
  const connection = connections.get(socket);
  if (!connection) return false;
  if (connection.isCut) return true;
  const { unanswered, begun } = connection;
  if (unanswered.size < unansweredLimit && (connection.turn !== turn || begun < unansweredLimit)) return false;
  connection.isCut = true;
  // Resetting inside Node's parser isn't safe.
  setImmediate(() => socket.resetAndDestroy());
  return true;
}

/**
 * A request that claims to be an upgrade once its connection is cut. Node then drops the remaining requests of the packet, because nothing
 * listens for upgrades. This takes 9 ms for two thousand requests in one packet. Ending the connection in a hook takes 70 ms and 50 MB,
 * because Node creates an error for each request that was started.
 */
export class CountedRequest extends IncomingMessage {
  /** Set by the setter, which Node's constructor calls before the fields of this class exist. */
  declare isUpgrade: boolean | null;

  get upgrade(): boolean | null {
    return this.isUpgrade;
  }

  /** Node sets this once it has read the headers. */
  set upgrade(isUpgrade) {
    this.isUpgrade = isUpgrade || isCut(this.socket);
  }
}

/** Calls a listener once, when the response was sent or its connection closed. */
export function whenOver({ raw, request }: FastifyReply, listener: () => void): void {
  const unanswered = connections.get(request.raw.socket)?.unanswered.get(raw);
  if (!unanswered) raw.once('finish', listener);
  else if (unanswered.listeners) unanswered.listeners.push(listener);
  else unanswered.listeners = [listener];
}

/**
 * Counts the unanswered requests of each connection, and limits the time of each response until its last byte is sent. Fastify's own
 * `handlerTimeout` ends with the request's body and never cuts a response that the client doesn't read, so this plugin enforces the limit
 * instead.
 */
export const answerLimits = fp<Pick<Timeouts, 'handlerMs'>>(
  async (app, { handlerMs }) => {
    const open = new Set<Connection>();
    const looking = setInterval(look, Math.min(lookMs, handlerMs / 4)).unref();
    app.addHook('onClose', async () => clearInterval(looking));

    // Without this, Node responds to an unknown Expect header itself: without our headers, and without counting the request.
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

    app.addHook('onRoute', (route) => {
      const { handlerTimeout, config, onRequest = [] } = route;
      delete route.handlerTimeout;
      if (handlerTimeout === undefined) return;
      route.config = { ...config, answerMs: handlerTimeout };
      const extend = ({ raw }: FastifyRequest, reply: FastifyReply, done: () => void) => {
        const unanswered = connections.get(raw.socket)?.unanswered.get(reply.raw);
        if (unanswered) unanswered.endsAtMs = performance.now() + handlerTimeout;
        done();
      };
      route.onRequest = [extend, ...[onRequest].flat()];
    });

    app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
      // An injected request has no connection.
      if (socket instanceof Socket) {
        const connection = connections.get(socket) ?? follow(socket);
        connection.unanswered.set(reply.raw, { reply, endsAtMs: performance.now() + handlerMs, isRefused: false });
        const thisTurn = currentTurn();
        connection.begun = connection.turn === thisTurn ? connection.begun + 1 : 1;
        connection.turn = thisTurn;
      }
      done();
    });

    app.addHook('onResponse', ({ raw: { socket } }, reply, done) => {
      const connection = connections.get(socket);
      if (connection) settle(connection, reply.raw);
      done();
    });

    /** Watches a connection, because Node notifies only the first unanswered request when its connection closes. */
    function follow(socket: Socket): Connection {
      const connection: Connection = { unanswered: new Map(), begun: 0, turn, isCut: false };
      connections.set(socket, connection);
      open.add(connection);
      socket.once('close', () => {
        open.delete(connection);
        for (const raw of [...connection.unanswered.keys()]) settle(connection, raw);
      });
      return connection;
    }

    function look(): void {
      const nowMs = performance.now();
      for (const { unanswered: all } of open)
        for (const unanswered of all.values()) if (unanswered.endsAtMs <= nowMs) end(unanswered);
    }
  },
  { name: 'answer-limits' },
);

function settle({ unanswered }: Connection, raw: ServerResponse): void {
  const { listeners = [] } = unanswered.get(raw) ?? {};
  unanswered.delete(raw);
  for (const listener of listeners) listener();
}

/** Responds with 503. A response that has started is cut instead: its client doesn't read, or its source doesn't end. */
function end(unanswered: Unanswered): void {
  const { reply, isRefused } = unanswered;
  if (isRefused || reply.raw.headersSent) {
    reply.request.log.info('response timed out');
    reply.request.raw.socket.resetAndDestroy();
    return;
  }
  unanswered.isRefused = true;
  unanswered.endsAtMs = performance.now() + farewellMs;
  reply.send(new AnswerLateError());
}
