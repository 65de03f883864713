const hourMs = 3600_000;

/** A session ends after `idleMs` without use, and after `absoluteMs` in any case. */
export const sessionLimits = { idleMs: 14 * 24 * hourMs, absoluteMs: 60 * 24 * hourMs };

/** When a session was made and last used, in milliseconds since 1970. */
export interface SessionTimes {
  createdAtMs: number;
  seenAtMs: number;
}

/** A session that starts in the future was made while the clock was wrong and would outlive its limits, so it counts as expired. */
export function hasEnded({ createdAtMs, seenAtMs }: SessionTimes, nowMs: number): boolean {
  return (
    nowMs - seenAtMs > sessionLimits.idleMs ||
    nowMs - createdAtMs > sessionLimits.absoluteMs ||
    createdAtMs - nowMs > hourMs
  );
}
