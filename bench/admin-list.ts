import type SqliteDatabase from 'better-sqlite3';
import { median, type Row, row } from './row.ts';
import { adminPassword, type Site, startSite } from './site.ts';

const counts = [100, 10_000, 100_000];
const rounds = 5;

/** The owner's list as the browser asks for it, whole; and whether the number of leads makes a cached page dearer. */
export async function measureAdminList(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of counts) {
    const site = await startSite((db) => fillLeads(db, count));
    const cookie = await signIn(site);
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      const response = await fetch(`${site.url}/api/contact-submissions`, { headers: { cookie } });
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - begin);
    }
    rows.push(
      row(`Admin list of ${count} leads`, `${median(times).toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB unpacked`),
    );
    await site.stop();
  }
  return rows;
}

export function fillLeads(db: SqliteDatabase.Database, count: number): void {
  const insert = db.prepare(
    `insert into submissions (reference, source, name, phone, email, referredBy, service, message, page, status, spamReasons, createdAt)
     values (?, 'contact', ?, '(336) 555-0187', 'ann.carter@example.com', '', 'Fence Repair', ?, '', 'new', '[]', ?)`,
  );
  db.transaction(() => {
    for (let lead = 0; lead < count; lead += 1) {
      const time = new Date(Date.UTC(2024, 0, 1) + lead * 600_000).toISOString();
      insert.run(
        `B${lead}`,
        `Ann Carter ${lead}`,
        'About 180 feet of cedar privacy fence, one gate, sloped yard.',
        time,
      );
    }
  })();
}

async function signIn(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  });
  if (!response.ok) throw new Error(`login was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
