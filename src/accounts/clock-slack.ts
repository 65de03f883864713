/** The most by which two readings of the processes' shared clock may differ, in milliseconds. The shared clock follows the database's. */
export const clockSlackMs = 10_000;
