/** In the site's only language: the engine's own tables would use 8 MB of the server's memory. */
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

/** Formats a day such as "Nov 20, 2026", in the local time zone. */
export function formatDay(date: Date): string {
  return `${monthNames[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a time such as "Nov 20, 2026 3:04 PM", in the reader's time zone (docs/decisions.md, "Details"). */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(date)} ${formatTime(date)}`;
}

/** Formats a time such as "3:04 PM", in the reader's time zone. */
export function formatTime(date: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return timeFormat.format(date).replace(/\u202f/g, ' ');
}

/** Formats an age in its largest useful unit: "just now", "12 min", "5 hr", "3 days". */
export function formatAge(iso: string, nowMs: number): string {
  const ms = nowMs - Date.parse(iso);
  return ms < minuteMs ? 'just now' : formatDuration(ms);
}

/** Formats a duration in its largest useful unit. */
export function formatDuration(ms: number): string {
  if (ms < minuteMs) return 'under a minute';
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} hr`;
  return `${Math.floor(ms / dayMs)} days`;
}

/** Formats a day such as `2026-11-20` as "Nov 20, 2026". */
export function formatDayOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]?.slice(0, 3)} ${date}, ${year}`;
}

/** Formats a month such as `2026-11` as "November 2026". */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]} ${year}`;
}

/** Created once, on first use: creating it takes longer than a row of a list, and lists have thousands. */
let timeFormat: Intl.DateTimeFormat | undefined;
