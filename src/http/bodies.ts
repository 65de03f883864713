import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { whenOver } from './answers.ts';
import { BodiesFullError } from './errors.ts';
import type { Timeouts } from './timeouts.ts';

/** The limit for JSON bodies, plain form posts, and the texts of a form with files; files have their own. */
export const bodyLimitBytes = 256 * 1024;

/**
 * The memory that all bodies together may use beyond the first bytes of each, which every connection may send. With 4000 connections that
 * is about 100 MB, so that a machine with 512 MiB survives. Real visitors never send more than a hundred of the largest bodies at once.
 */
export const heldLimitBytes = 32 * 1024 * 1024;
export const freeBytes = 16 * 1024;

/** The minimum that a piece of a body counts, even if it has only a few bytes. */
const leastPieceBytes = 256;

/** Small pieces are merged into blocks of this size, because each piece has a memory overhead. */
const blockBytes = 16 * 1024;

/** The time and memory limits of one request body. */
class BodyAllowance {
  readonly #raw: IncomingMessage;
  readonly #held: HeldBytes;
  readonly #limitMs: number;
  readonly #onLate: () => void;
  #timer: NodeJS.Timeout | undefined;
  #bytes = 0;

  /** @param limitMs how long the body may take; `onLate` is called if it takes longer */
  constructor(raw: IncomingMessage, held: HeldBytes, limitMs: number, onLate: () => void) {
    this.#raw = raw;
    this.#held = held;
    this.#limitMs = limitMs;
    this.#onLate = onLate;
    for (const event of ['end', 'close'] as const) raw.once(event, () => this.end());
    this.allow();
  }

  /** Sets how long the rest of the body may take, in milliseconds; without a number, the usual limit. */
  allow(ms = this.#limitMs): void {
    clearTimeout(this.#timer);
    if (!this.#raw.readableEnded && !this.#raw.socket.destroyed) this.#timer = setTimeout(this.#onLate, ms).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Sets how many bytes of the body are in memory. @throws BodiesFullError if all bodies together use too much */
  hold(bytes: number): void {
    this.#held.replace(this.#bytes, bytes);
    this.#bytes = bytes;
  }

  /** Adds a piece that has just arrived. */
  holdPiece(bytes: number): void {
    this.hold(this.#bytes + Math.max(bytes, leastPieceBytes));
  }

  release(): void {
    this.#held.release(this.#bytes);
    this.#bytes = 0;
  }
}

/** The number of bytes that all bodies currently use. */
class HeldBytes {
  #bytes = 0;
  readonly #readPhone: () => string;

  constructor(readPhone: () => string) {
    this.#readPhone = readPhone;
  }

  replace(former: number, bytes: number): void {
    const more = counted(bytes) - counted(former);
    if (more > 0 && this.#bytes + more > heldLimitBytes) this.#refuse();
    this.#bytes += more;
  }

  release(bytes: number): void {
    this.#bytes -= counted(bytes);
  }

  /** A site without its data has no phone number to show. */
  #refuse(): never {
    const phone = this.#readPhone();
    throw new BodiesFullError(phone === '' ? '' : `, or call us at ${phone}`);
  }
}

const counted = (bytes: number) => Math.max(0, bytes - freeBytes);

const allowances = new WeakMap<IncomingMessage, BodyAllowance>();

/** Returns the allowance of a request's body; nothing if the request has no body, or is injected without one. */
export function bodyAllowanceOf({ raw }: FastifyRequest): BodyAllowance | undefined {
  return allowances.get(raw);
}

/**
 * Limits the time that bodies take and the memory that they use. The time starts after the headers, so that it also limits a body that no
 * one reads. A form with files gets more time while a file arrives (`pictures/uploads.ts`).
 */
export const bodyLimits = fp<Pick<Timeouts, 'bodyMs' | 'idleMs'> & { readPhone: () => string }>(
  async (app, { bodyMs, idleMs, readPhone }) => {
    const held = new HeldBytes(readPhone);

    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request)) {
        const allowance = new BodyAllowance(request.raw, held, bodyMs, () => abandon(request));
        allowances.set(request.raw, allowance);
        whenOver(reply, () => {
          allowance.release();
          if (request.raw.readableEnded) return;
          // A refused upload has the same time limit as any other body.
          allowance.allow();
          // Node doesn't notify an answered request when its connection closes.
          request.raw.socket.once('close', () => allowance.end());
        });
      }
      done();
    });

    app.addHook('preParsing', (request, reply, payload, done) => {
      const allowance = bodyAllowanceOf(request);
      if (!allowance) return done(null, payload);
      const { answerMs = 0 } = request.routeOptions.config;
      if (answerMs > idleMs) allowSilence(reply, answerMs, idleMs);
      done(null, isParsedWhole(request) ? gather(payload, allowance) : payload);
    });
  },
  { name: 'body-limits' },
);

function hasBody({ raw: { headers } }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True for a body that Fastify collects before the route runs. The files of forms are written to disk as they arrive. */
export function isParsedWhole({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^application\/(json|x-www-form-urlencoded)\b/.test(headers['content-type'] ?? '');
}

/**
 * Returns the body in blocks, each counted. An error of the source reaches the reader, but an error of the reader leaves the connection
 * open for the response.
 */
function gather(source: Readable, allowance: BodyAllowance): Readable {
  const blocks = new Blocks(allowance);
  source.on('error', (error) => blocks.destroy(error));
  return source.pipe(blocks);
}

class Blocks extends Transform {
  /** Fastify compares it with `Content-Length`. */
  receivedEncodedLength = 0;
  readonly #allowance: BodyAllowance;
  #block = Buffer.alloc(0);
  #filled = 0;

  constructor(allowance: BodyAllowance) {
    super();
    this.#allowance = allowance;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    try {
      this.#allowance.hold(this.receivedEncodedLength);
    } catch (error) {
      done(error as Error);
      return;
    }
    for (let start = 0; start < chunk.length; ) {
      if (this.#filled === this.#block.length) this.#nextBlock();
      const copied = chunk.copy(this.#block, this.#filled, start);
      this.#filled += copied;
      start += copied;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#nextBlock();
    done();
  }

  #nextBlock(): void {
    if (this.#filled > 0) this.push(this.#block.subarray(0, this.#filled));
    this.#block = Buffer.allocUnsafeSlow(Math.min(blockBytes, Math.max(1024, 2 * this.#block.length)));
    this.#filled = 0;
  }
}

/**
 * Switches off the idle timeout while an upload waits for its variants.
 * An injected request has no real connection.
 */
function allowSilence(reply: FastifyReply, duringMs: number, afterwardsMs: number): void {
  const { socket } = reply.raw;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(duringMs);
  whenOver(reply, () => socket.setTimeout(afterwardsMs));
}

function abandon(request: FastifyRequest): void {
  request.log.info('request body timed out');
  request.raw.destroy();
}
