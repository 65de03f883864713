import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteOfAnother } from './last-site-of-another.ts';
import type { SiteSources } from './site-sources.ts';

/** What pages were last made from, for a start at which the database is away. All of it may be lost. */
interface LastSite {
  /** The program that wrote it: another one may have another shape for it. */
  program: string;
  sources: Omit<SiteSources, 'documents' | 'redirects' | 'originals'> & {
    documents: { plan: SiteSources['documents']['plan']; byId: [string, unknown][] };
    redirects: [string, unknown][];
    originals: [string, string][];
  };
}

/** Keeps what the site shows, whole or not at all. */
export async function saveLastSite(dataDir: string, program: string, sources: SiteSources): Promise<void> {
  const { documents, redirects, originals } = sources;
  const kept: LastSite = {
    program,
    sources: {
      ...sources,
      documents: { plan: documents.plan, byId: [...documents.byId] },
      redirects: [...redirects],
      originals: [...originals],
    },
  };
  await writeFile(`${pathOf(dataDir)}.new`, JSON.stringify(kept), { mode: 0o600, flush: true });
  await rename(`${pathOf(dataDir)}.new`, pathOf(dataDir));
}

/** What the site showed last; `undefined` where nothing was kept, or nothing that can be read. */
export async function readLastSite(dataDir: string, program: string): Promise<SiteSources | undefined> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = parse(text);
  // A rolling update may meet a database that is away.
  if (kept?.program !== program) return readSiteOfAnother(kept?.sources);
  const { documents, redirects, originals, ...sources } = kept.sources;
  return {
    ...sources,
    documents: { plan: documents.plan, byId: new Map(documents.byId) },
    redirects: new Map(redirects),
    originals: new Map(originals),
  } as SiteSources;
}

function parse(text: string): LastSite | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathOf = (dataDir: string) => join(dataDir, 'last-site.json');
