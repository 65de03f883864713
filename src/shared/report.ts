/** The sources of leads over a period, without spam. */
export interface Report {
  total: number;
  open: number;
  won: number;
  /** Half of the answered leads were called or written to sooner than this; absent when none was answered. */
  medianFirstContactMs?: number;
  byPage: readonly Share[];
  byService: readonly Share[];
  byTown: readonly Share[];
  /** Hosts of the sites that led here. */
  byReferrer: readonly Share[];
  /** Every week of the period, oldest first, by the date of its Monday. */
  byWeek: readonly Share[];
}

export interface Share {
  label: string;
  count: number;
}
