/** Milliseconds by which two readings of the clock that processes share may differ, as it follows the database's clock. */
export const clockSlackMs = 10_000;
