/** A copy in the bucket. */
export interface Copy {
  /** Its name below the prefix, such as `site-20260101T030000000Z.tar.age`. */
  name: string;
  /** When the backup was made; ISO 8601, UTC. */
  createdAt: string;
  bytes: number;
  /** When the copy was last downloaded, decrypted, and restored; ISO 8601, UTC. */
  verifiedAt?: string | undefined;
  /** Why the copy can't be used. */
  problem?: string | undefined;
}

/** Number of days, weeks, and months from which a copy is kept. */
const keptCopies = { days: 7, weeks: 5, months: 12 };
/** The number of verified copies that always remain. */
export const leastVerified = 3;

const weekMs = 7 * 24 * 3600_000;

const periods: [(createdAt: string) => string, number][] = [
  [(createdAt) => createdAt.slice(0, 10), keptCopies.days],
  [(createdAt) => String(Math.floor(Date.parse(createdAt) / weekMs)), keptCopies.weeks],
  [(createdAt) => createdAt.slice(0, 7), keptCopies.months],
];

/** Returns the name of a backup's copy. It contains the time, so no copy ever replaces another one. */
export function nameCopy(createdAt: string): string {
  return `site-${createdAt.replace(/[-:.]/g, '')}.tar.age`;
}

/** Returns when the backup of a copy was made, from its name; `undefined` for a name that isn't a copy's. */
export function readCopyName(name: string): string | undefined {
  const [, ...parts] = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.age$/.exec(name) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  const createdAt = `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
  return Number.isNaN(Date.parse(createdAt)) ? undefined : createdAt;
}

/**
 * Chooses the copies to delete. Kept are the newest copy, the newest three verified ones, and one of each of the last seven days, five
 * weeks, and twelve months that have copies: a verified one if there is one.
 * @param copies newest first
 * @returns names; or the reason why nothing may be deleted
 */
export function chooseExpired(copies: readonly Copy[]): { names: string[]; reason?: string } {
  const [newest, previous] = copies;
  if (!newest?.verifiedAt) return { names: [], reason: 'Old copies stay until the newest copy passes its check.' };
  if (previous && newest.bytes < previous.bytes / 2)
    return {
      names: [],
      reason: 'Old copies stay because the newest copy is less than half the size of the one before.',
    };
  const verified = copies.filter(({ verifiedAt, problem }) => verifiedAt && !problem);
  if (verified.length < leastVerified) return { names: [] };
  const kept = new Set([newest, ...verified.slice(0, leastVerified)]);
  for (const [periodOf, count] of periods) {
    const groups = [...Map.groupBy(copies, ({ createdAt }) => periodOf(createdAt)).values()];
    for (const group of groups.slice(0, count)) {
      const best = group.find((copy) => verified.includes(copy)) ?? group.find(({ problem }) => !problem) ?? group[0];
      if (best) kept.add(best);
    }
  }
  return { names: copies.filter((copy) => !kept.has(copy)).map(({ name }) => name) };
}
