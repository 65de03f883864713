/** One line of the table. */
export interface Row {
  what: string;
  figure: string;
  /** The same done with as little as possible. */
  beside: string;
  ratio: string;
  /** The bar to reach. */
  bar: string;
}

export function row(what: string, figure: string, rest: Partial<Omit<Row, 'what' | 'figure'>> = {}): Row {
  return { what, figure, beside: '', ratio: '', bar: '', ...rest };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
