import { Readable } from 'node:stream';
import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { checkContent } from '../../src/content-file/check-content.ts';
import type { FileContent } from '../../src/shared/content-file.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { fileCalls, readTar } from '../fixtures/content-file.ts';

/** A value as the first entry of a content file brings it. */
const bytesOf = (value: object) => Readable.from([Buffer.from(JSON.stringify(value))]);

const former = [
  { name: 'Pools', url: '/pool-fencing' },
  { name: 'Partner', url: 'http://partner.example/' },
  { name: 'Soon', url: '#' },
];
const services = former.map(({ name, url }) => ({ name, target: url }));
const footer =
  /<li><a href="\/pool-fencing">Pools<\/a><\/li><li><a href="http:\/\/partner.example\/">Partner<\/a><\/li><li><a href="#">Soon<\/a>/;

t.test('the links of the footer are words of header and footer, with the checks of links', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  t.equal((await change('frame', { services })).statusCode, 200);
  t.match(await showPage(app, '/'), footer);
  const wrong = await change('frame', { services: [{ name: 'Wood', target: 'data:text/html,x' }] });
  t.match(wrong.json().problems, [{ path: 'services.0.target', message: /^Choose a page or write an address/ }]);
  const gone = await change('frame', { services: [{ name: 'Wood', target: 'page:nothing' }] });
  t.match(gone.json().problems, [{ path: 'services.0.target', code: 'link' }]);
});

t.test('a content file whose profile still holds them brings them as words of header and footer', async (t) => {
  const app = await build(t);
  const { saveProfile } = await contentCalls(app);
  await saveProfile({ city: 'Elon' });
  const entries = await readTar(await (await fileCalls(app)).save());
  const content = JSON.parse(entries.get('content.json') ?? '') as FileContent;
  const documents = content.documents.map((document) =>
    document.id === 'profile' ? { ...document, words: { ...document.words, footerServices: former } } : document,
  );
  const read = await checkContent(bytesOf({ ...content, documents }), () => false);
  t.match(read.documents.find(({ id }) => id === 'frame')?.words, {
    ...shippedDocuments.byId.get('frame')?.words,
    services,
  });
  t.notOk(
    (await checkContent(bytesOf(content), () => false)).documents.some(({ id }) => id === 'frame'),
    'words of today bring none',
  );
});
