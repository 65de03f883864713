import { gunzipSync } from 'node:zlib';
import t from 'tap';
import { gzipEffort, joinGzip, makeGzipPiece } from '../../src/pages/joined-gzip.ts';

t.test('pieces that were compressed apart are one gzip stream, whatever their number and length', (t) => {
  const texts = ['', 'Cedar', '<p>“Post” — 4 × 4</p>'.repeat(5000), '\u0000', 'Cedar'];
  for (let count = 0; count <= texts.length; count += 1)
    for (const [name, effort] of Object.entries(gzipEffort)) {
      const joined = joinGzip(texts.slice(0, count).map((text) => makeGzipPiece(text, effort)));
      t.equal(gunzipSync(joined).toString(), texts.slice(0, count).join(''), `${count} pieces, ${name}`);
    }
  t.end();
});
