import type { OutsideLink } from './content/outside-links.ts';

/** A link to another website, with what its address answered. */
export interface CheckedLink extends OutsideLink {
  /** Of HTTP; 0 where nothing answered. */
  status: number;
  /** Why nothing answered. */
  problem?: string;
}

/** What the last check of the links has shown. */
export interface LinkReport {
  /** ISO 8601, UTC. */
  checkedAt: string;
  links: readonly CheckedLink[];
}

/** Whether the page is gone for visitors. Many websites refuse programs with 401, 403 or 429, so these do not count as broken. */
export function isBroken({ status }: Pick<CheckedLink, 'status'>): boolean {
  return status === 0 || status === 404 || status === 410 || status >= 500;
}
