import { gunzipSync } from 'node:zlib';
import t from 'tap';
import { joinGzip, makeGzipPiece } from '../../src/pages/joined-gzip.ts';

t.test('pieces that were compressed apart are one gzip stream, whatever their number, length and level', (t) => {
  const texts = ['', 'Cedar', '<p>“Post” — 4 × 4</p>'.repeat(5000), '\u0000', 'Cedar'];
  for (let count = 0; count <= texts.length; count += 1)
    for (const level of [1, 4, 9]) {
      const joined = joinGzip(texts.slice(0, count).map((text) => makeGzipPiece(text, level)));
      t.equal(gunzipSync(joined).toString(), texts.slice(0, count).join(''), `${count} pieces at level ${level}`);
    }
  t.end();
});
