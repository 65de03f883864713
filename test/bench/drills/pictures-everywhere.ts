import type { Drill } from './parts/drill.ts';
import { Uploads } from './parts/uploads.ts';

/** Shows that a picture uploaded to one process is on the next page of another. */
export const picturesEverywhere: Drill = {
  number: 11,
  title: 'Uploads at one process, shown by the others',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const [a, b, c] = await stage.startThree({ databaseUrl });
    const count = stage.times(200);
    const uploads = new Uploads();
    let missing = 0;
    let different = 0;
    let shown = 0;

    for (let upload = 0; upload < count; upload += 1) {
      const { status, body, addresses } = await uploads.send(a.url);
      if (status !== 201) throw new Error(`an upload was answered ${status}: ${body}`);
      const own = await Promise.all(addresses.map((address) => download(a.url + address)));
      for (const { url } of [b, c])
        for (const [index, address] of addresses.entries()) {
          const other = await download(url + address);
          shown += 1;
          if (other.status !== 200) missing += 1;
          else if (!other.bytes.equals(own[index]?.bytes ?? Buffer.alloc(0))) different += 1;
        }
    }

    stage.expect(`Pictures of ${count} uploads that B or C did not have immediately, of ${shown}`, missing, 0);
    stage.expect('Pictures whose bytes differ from those at A', different, 0);
  },
};

async function download(url: string): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(url);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
