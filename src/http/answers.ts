import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AnswerLateError } from './errors.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * How many requests of one connection may wait for their answers. Browsers and proxies send one at a time. Node begins every
 * request that arrives in one packet, and keeps all answers behind the first one in memory until the client reads it.
 */
export const unansweredLimit = 8;

/** How often late answers are looked for, which costs an answer less than a timer of its own. */
const lookMs = 1000;

/** How long a client may take to read that its request took too long. */
const farewellMs = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the answer may take, in milliseconds. A route says it as `handlerTimeout`. */
    answerMs?: number;
  }
}

/** A request whose answer has not left yet. */
interface Unanswered {
  reply: FastifyReply;
  /** By `performance.now`. */
  endsAtMs: number;
  isRefused: boolean;
  listeners?: (() => void)[];
}

interface Connection {
  unanswered: Map<ServerResponse, Unanswered>;
  /** How many requests were begun in which turn of the event loop. What is answered at once is no longer unanswered, but takes its time too. */
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

/** True if a connection has more requests than it may, and is cut. */
function isCut(socket: Socket): boolean {
  const connection = connections.get(socket);
  if (!connection) return false;
  if (connection.isCut) return true;
  const { unanswered, begun } = connection;
  if (unanswered.size < unansweredLimit && (connection.turn !== turn || begun < unansweredLimit)) return false;
  connection.isCut = true;
  // Not from within Node's parser.
  setImmediate(() => socket.resetAndDestroy());
  return true;
}

/**
 * A request that claims an upgrade once its connection is cut. Node then begins none of the requests that are left in the packet, because
 * nothing listens for upgrades. Two thousand requests of one packet are over in 9 ms like that; ending the connection in a hook takes
 * 70 ms and 50 MB, since Node makes an error for each request that was begun.
 */
export class CountedRequest extends IncomingMessage {
  /** Set by the setter, which Node's constructor calls before fields of this class exist. */
  declare isUpgrade: boolean | null;

  get upgrade(): boolean | null {
    return this.isUpgrade;
  }

  /** Node sets it once it has read the headers. */
  set upgrade(isUpgrade) {
    this.isUpgrade = isUpgrade || isCut(this.socket);
  }
}

/** Calls a listener once, when the answer has left or its connection has closed. */
export function whenOver({ raw, request }: FastifyReply, listener: () => void): void {
  const unanswered = connections.get(request.raw.socket)?.unanswered.get(raw);
  if (!unanswered) raw.once('finish', listener);
  else if (unanswered.listeners) unanswered.listeners.push(listener);
  else unanswered.listeners = [listener];
}

/**
 * Counts the unanswered requests of each connection, and limits the time of each answer until its last byte has left. Fastify's own
 * `handlerTimeout` ends with the body of the request, and never cuts an answer that nobody reads, so routes give that number to this
 * plugin instead.
 */
export const answerLimits = fp<Pick<Timeouts, 'handlerMs'>>(
  async (app, { handlerMs }) => {
    const open = new Set<Connection>();
    const looking = setInterval(look, Math.min(lookMs, handlerMs / 4)).unref();
    app.addHook('onClose', async () => clearInterval(looking));

    // Otherwise Node answers an unknown Expect header itself: without our headers, and without being counted.
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

    /** Node tells only the first unanswered request that its connection has closed. */
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

/** Answers 503. An answer that has begun is cut instead: its client does not read, or its source does not end. */
function end(unanswered: Unanswered): void {
  const { reply, isRefused } = unanswered;
  if (isRefused || reply.raw.headersSent) {
    reply.request.log.info('an answer did not arrive in time');
    reply.request.raw.socket.resetAndDestroy();
    return;
  }
  unanswered.isRefused = true;
  unanswered.endsAtMs = performance.now() + farewellMs;
  reply.send(new AnswerLateError());
}
