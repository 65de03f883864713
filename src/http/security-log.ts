import type { FastifyRequest } from 'fastify';

/** Who came in, what they changed about coming in, and who was kept out. */
type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed';
type SecurityRefusal = 'wrong-password' | 'wrong-code' | 'not-signed-in' | 'foreign-origin' | 'too-many-requests';

/** Tells of one event as one line (OWASP ASVS 5, 16.3); never an address or anything that was typed (decisions, section 8). */
export function tellEvent(request: FastifyRequest, event: SecurityEvent, details: object = {}): void {
  request.log.info({ event, ...details, req: request }, 'security');
}

/** Tells of a refusal where it is decided; `errors.ts` then says no more about it. */
export function tellRefusal(request: FastifyRequest, event: SecurityRefusal): void {
  request.log.warn({ event, req: request }, 'security');
}
