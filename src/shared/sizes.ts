const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in its largest useful unit, such as "3.5 MB" or "12.4 GB". */
export function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  // The rounded number decides: 1,023.99 MB is shown as 1 GB.
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${units[unit]}`;
}
