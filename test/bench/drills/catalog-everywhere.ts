import { writePdf } from '../../fixtures/pdf.ts';
import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import type { Replica } from './parts/replica.ts';
import { sendFile } from './parts/uploads.ts';

const path = '/2025%20LFC%20Catalog.pdf';
const bytes = 8_000_000;

/** Shows that every process has the same catalog, and that any of them can remove and restore it. */
export const catalogEverywhere: Drill = {
  number: 12,
  title: 'The catalog at three processes',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl });
    const [a, b, c] = replicas;
    const owner = await signIn(a.url);
    const pdf = writePdf(bytes);
    const file = { path: '/api/upload-catalog', field: 'catalog', name: 'catalog.pdf', bytes: pdf };
    const { status, body } = await sendFile(a.url, owner.cookie, file);
    if (status !== 201) throw new Error(`the upload was answered ${status}: ${body}`);
    await untilEverywhere(replicas, 200);

    // The first request asks for a part, because this process has no copy of the file yet.
    const part = await fetch(c.url + path, { headers: { range: 'bytes=5000000-5000099' } });
    const same = Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(5_000_000, 5_000_100));
    const tags = await Promise.all(replicas.map(({ url }) => fetch(url + path, { method: 'HEAD' })));
    await owner.call(b.url, 'DELETE', '/api/admin/catalog');
    await untilEverywhere(replicas, 404);
    const restored = await owner.call(c.url, 'POST', '/api/admin/catalog/restoration');
    await untilEverywhere(replicas, 200);

    stage.expect(
      'A part from one that never had it',
      `${part.status}, ${same ? 'its bytes' : 'others'}`,
      '206, its bytes',
    );
    stage.expect('Tags', new Set(tags.map(({ headers }) => headers.get('etag'))).size, 1);
    stage.expect('Removed at B, then at all; restored at C, then at all', restored.status, 201);
  },
};

/** Waits until every process shows the change, which takes less than a second. If a process never does, the drill times out. */
async function untilEverywhere(replicas: readonly Replica[], status: number): Promise<void> {
  for (const { url } of replicas)
    for (const end = performance.now() + 10_000; ; ) {
      const answer = await fetch(url + path, { method: 'HEAD' });
      if (answer.status === status) break;
      if (performance.now() > end) throw new Error(`${path} is still answered ${answer.status}, not ${status}`);
    }
}
