import type { Release } from '../shared/admin/release.ts';

/** Reads the releases of CHANGELOG.md, the newest first. Changes that belong to no release yet are left out. */
export function parseChangelog(text: string): Release[] {
  const releases: Release[] = [];
  let items: string[] | undefined;
  for (const line of text.split('\n')) {
    const [isHeading, version, date = ''] = /^## (?:\[(\d+\.\d+\.\d+)\])?(?:.*?(\d{4}-\d{2}-\d{2}))?/.exec(line) ?? [];
    if (isHeading !== undefined) {
      items = version ? [] : undefined;
      if (version && items) releases.push({ version, date, items });
    } else if (line.startsWith('- ')) items?.push(line.slice(2));
    // Indented lines continue an item.
    else if (/^ {2}\S/.test(line) && items?.length) items.push(`${items.pop()} ${line.trim()}`);
  }
  return releases;
}

/** Lists the releases after one version, up to another one. */
export function releasesBetween(releases: readonly Release[], after: string, until: string): Release[] {
  return releases.filter(({ version }) => compare(version, after) > 0 && compare(version, until) <= 0);
}

/** Compares versions by their numbers: 2.10.0 is after 2.9.0. */
const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
