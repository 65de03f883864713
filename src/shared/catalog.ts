/** What a catalogue may be at most (decisions, section 4). */
export const catalogLimitBytes = 50 * 1024 * 1024;
