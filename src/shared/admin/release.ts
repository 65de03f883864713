/** One release of the program, with what changed in it. */
export interface Release {
  version: string;
  /** Such as `2026-11-27`. */
  date: string;
  items: readonly string[];
}

/** The running version, and the releases that the owner hasn't seen yet. */
export interface ReleaseState {
  version: string;
  news: readonly Release[];
}
