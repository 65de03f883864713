import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import t from 'tap';
import { build, contactRequest } from '../fixtures/app.ts';

/** One page of each kind, byte by byte. After an intended change, `UPDATE=1` rewrites the files. */
const folder = 'test/fixtures/page-records';
const paths: Record<string, string> = {
  home: '/',
  'pool-fencing': '/pool-fencing',
  'greensboro-fence-installation': '/greensboro-fence-installation',
  gallery: '/gallery',
  'price-my-fence': '/price-my-fence',
};

t.test('a page of each kind and a refused form match their records', async (t) => {
  const app = await build(t);
  const answers = new Map<string, LightMyRequestResponse>();
  for (const [name, url] of Object.entries(paths)) answers.set(name, await app.inject({ url }));
  answers.set(
    'contact-refused',
    await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ ...contactRequest, service: 'Roofing', phone: '1' }).toString(),
    }),
  );
  for (const [name, answer] of answers) {
    const file = `${folder}/${name}.txt`;
    const text = describeAnswer(answer);
    if (process.env.UPDATE === '1') writeFileSync(file, text);
    t.equal(text, readFileSync(file, 'utf8'), name);
  }
  t.strictSame(
    readdirSync(folder).toSorted(),
    [...answers.keys()].map((name) => `${name}.txt`).toSorted(),
    'each record has its page',
  );
});

/**
 * Returns the status, the headers that affect visitors, and the body with one line per element, without anything that differs between runs.
 */
function describeAnswer({ statusCode, headers, body }: LightMyRequestResponse): string {
  const noticed = ['content-type', 'cache-control', 'location', 'x-robots-tag'].map(
    (name) => `${name}: ${headers[name]}`,
  );
  return [statusCode, ...noticed, '', body]
    .join('\n')
    .replaceAll('><', '>\n<')
    .replaceAll(/\/assets\/([a-z-]+)-[A-Z0-9]{8}\.(js|css|woff2)/g, '/assets/$1.$2')
    .replaceAll(/© (<!-- -->)?\d{4}/g, '© $1(year)')
    .replaceAll(/"photoToken":"[\w.+/-]+"/g, '"photoToken":""');
}
