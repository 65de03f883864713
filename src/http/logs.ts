import { write, writeSync } from 'node:fs';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs one line per request when it is answered. Successful reads are logged only at `debug`, because nearly all requests are reads and an
 * operator learns little from them. Logging them takes more time than sending a cached page.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else if (isRoutine(request, reply)) reply.log.debug(fields, 'request completed');
    else reply.log.info(fields, 'request completed');
  }
}

function isRoutine(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
}

/** A login, a logout, or a change of people, passwords, sessions, or the second factor. */
type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'new-device'
  | 'person-added'
  | 'person-changed'
  | 'person-removed'
  | 'link-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'sessions-ended'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed';
type SecurityRefusal =
  | 'wrong-password'
  | 'wrong-code'
  | 'wrong-passkey'
  | 'passkey-counter'
  | 'not-signed-in'
  | 'role-too-low'
  | 'foreign-origin'
  | 'too-many-requests';

/** Logs one event as one line (OWASP ASVS 5, 16.3), without IP addresses and typed text (docs/decisions.md, "Privacy"). */
export function logEvent(request: FastifyRequest, event: SecurityEvent, details: object = {}): void {
  request.log.info({ event, ...details, req: request }, 'security');
}

/** Logs a rejected request. The error handler doesn't log it again. */
export function logRefusal(request: FastifyRequest, event: SecurityRefusal): void {
  request.log.warn({ event, req: request }, 'security');
}

/** The maximum number of characters that wait for a slow log reader. */
const waitingLimit = 1024 * 1024;
/** The retry delay when the log reader accepts no data. */
const pauseMs = 100;

/**
 * Writes lines to an open file, pipe, or terminal, many at once and without blocking. Lines that can't be written, as on a full volume, are
 * dropped, because logging must neither stop nor end a site. The next line is tried again. The destination that comes with pino blocks the
 * only thread when the process ends and after a fatal line.
 */
export class LogOutput {
  #file: number;
  #waiting: string[] = [];
  #waitingLength = 0;
  #isWriting = false;
  /** The last line was only partly written, so the next one must start on a new line. */
  #isTorn = false;

  /** @param file its descriptor */
  constructor(file: number) {
    this.#file = file;
    process.once('exit', () => this.flushSync());
  }

  /** @param lines complete lines with their line ends */
  write(lines: string): void {
    if (this.#waitingLength + lines.length > waitingLimit) return;
    this.#waiting.push(lines);
    this.#waitingLength += lines.length;
    if (!this.#isWriting) this.#writeOn(this.#take());
  }

  /** Writes the waiting lines before it returns, or drops them; pino calls it after a fatal line. */
  flushSync(): void {
    let bytes = this.#take();
    try {
      while (bytes.length > 0) bytes = this.#advance(bytes, writeSync(this.#file, bytes));
    } catch {
      // There is nowhere left to report this.
    }
  }

  #take(): Buffer {
    const bytes = Buffer.from(`${this.#isTorn && this.#waiting.length > 0 ? '\n' : ''}${this.#waiting.join('')}`);
    this.#waiting = [];
    this.#waitingLength = 0;
    return bytes;
  }

  #writeOn(bytes: Buffer): void {
    this.#isWriting = bytes.length > 0;
    if (!this.#isWriting) return;
    write(this.#file, bytes, (error, written) => {
      if (!error) this.#writeOn(this.#nextOf(this.#advance(bytes, written)));
      else if (error.code === 'EAGAIN') setTimeout(() => this.#writeOn(bytes), pauseMs).unref();
      else this.#writeOn(this.#take());
    });
  }

  #nextOf(rest: Buffer): Buffer {
    return rest.length > 0 ? rest : this.#take();
  }

  /** @returns the bytes that remain to be written */
  #advance(bytes: Buffer, written: number): Buffer {
    if (written > 0) this.#isTorn = bytes[written - 1] !== 0x0a;
    return bytes.subarray(written);
  }
}
