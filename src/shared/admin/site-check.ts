/** A problem that the nightly check found, for the Health screen. */
export interface Finding {
  /** Groups the same problem on several pages, such as `link /old`. Never shown. */
  key: string;
  /** One sentence for the owner. */
  text: string;
  /** The public page with the problem. */
  page?: { name: string; path: string };
  /** The number of other pages with the same problem. */
  others?: number;
  /** The screen of the admin where it can be fixed. */
  fix: { path: string; label: string };
  /** The id of the alarm that tells the same. */
  alarm?: string;
}

/** The result of one nightly check. */
export interface SiteCheckReport {
  /** ISO 8601, UTC. */
  checkedAt: string;
  /** Duration of the check, in milliseconds. */
  tookMs: number;
  /** The number of public pages that were checked. */
  pages: number;
  findings: readonly Finding[];
  /** Since when each check has found something; ISO 8601, UTC. Absent while everything is fine. */
  failingSince?: string | undefined;
  /** Parts that couldn't be checked, one sentence each. They aren't problems. */
  skipped: readonly string[];
}

/** The nightly check as the Health screen shows it. */
export interface SiteCheckState {
  /** Absent until the first check. */
  report?: SiteCheckReport;
  /** True if another process was asked for a check and hasn't finished it. */
  isWaiting: boolean;
}

/** The anchor of the Health screen where the person who runs the server finds the steps. */
export const serverStepsPath = '/admin/health#health-server';
