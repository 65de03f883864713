import type { FastifyRequest } from 'fastify';

/** A login, a logout, or a change of how somebody signs in. */
type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed';
type SecurityRefusal = 'wrong-password' | 'wrong-code' | 'not-signed-in' | 'foreign-origin' | 'too-many-requests';

/** Logs one event as one line (OWASP ASVS 5, 16.3); never an address or anything that was typed (docs/decisions.md, "Privacy"). */
export function logEvent(request: FastifyRequest, event: SecurityEvent, details: object = {}): void {
  request.log.info({ event, ...details, req: request }, 'security');
}

/** Logs a refusal where it is decided; the error handler then logs nothing more about it. */
export function logRefusal(request: FastifyRequest, event: SecurityRefusal): void {
  request.log.warn({ event, req: request }, 'security');
}
