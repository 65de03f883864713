import type { FastifyRequest } from 'fastify';

/** A login, a logout, or a change of passwords, sessions or the second factor. */
type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed';
type SecurityRefusal = 'wrong-password' | 'wrong-code' | 'not-signed-in' | 'foreign-origin' | 'too-many-requests';

/** Logs one event as one line (OWASP ASVS 5, 16.3), without IP addresses and typed text (docs/decisions.md, "Privacy"). */
export function logEvent(request: FastifyRequest, event: SecurityEvent, details: object = {}): void {
  request.log.info({ event, ...details, req: request }, 'security');
}

/** Logs a rejected request. The error handler does not log it again. */
export function logRefusal(request: FastifyRequest, event: SecurityRefusal): void {
  request.log.warn({ event, req: request }, 'security');
}
