/** A moment as a control for days and times has it, where the owner is. */
export function toLocalTime(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
