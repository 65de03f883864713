/** In the site's one language: the engine's own tables would take 8 MB of the server's memory. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Such as "Nov 20, 2026", in the local time zone. */
export function formatDay(date: Date): string {
  return `${monthNames[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}
