/** A row of the table of results. */
export interface Row {
  what: string;
  figure: string;
  /** The figure of a minimal implementation, for comparison. */
  beside: string;
  ratio: string;
  /** The required value. */
  bar: string;
}

/** Creates a row; cells that aren't given stay empty. */
export function row(what: string, figure: string, rest: Partial<Omit<Row, 'what' | 'figure'>> = {}): Row {
  return { what, figure, beside: '', ratio: '', bar: '', ...rest };
}

/** Returns the median, the upper one of two middle numbers, or `NaN` without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
