/** Such as "Nov 20, 2026". */
export function formatDay(date: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  return dayFormat.format(date);
}

/** Made once and late: making it takes longer than a row of a list, and lists have thousands. */
let dayFormat: Intl.DateTimeFormat | undefined;
