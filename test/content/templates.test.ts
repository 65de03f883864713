import t from 'tap';
import type { Template } from '../../src/shared/admin/templates.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { fileCalls } from '../fixtures/transfer.ts';

const app = await build(t);
const { call, at, open, saveDraft } = await contentCalls(app);
const read = async (): Promise<{ version: number; templates: Template[] }> =>
  (await call('GET', '/api/admin/templates')).json();
const save = (templates: object, version: number) => call('PUT', '/api/admin/templates', { templates, version });
const one = { id: 'visit', kind: 'text', name: 'The visit', text: 'Hi {name}, see you {appointment}. {business}' };

t.test('the site has one template of each kind at first', async (t) => {
  const { version, templates } = await read();

  t.equal(version, 0);
  t.strictSame(
    templates.map(({ kind }) => kind),
    ['reply', 'text', 'review'],
  );
  t.ok(templates.every(({ id, name, text }) => id && name && text));
});

t.test('each save is a version that can be undone, and a second window gets 409', async (t) => {
  const { version, templates } = await read();

  const saved = await save([...templates, one], version);
  t.equal(saved.statusCode, 200);
  t.strictSame(saved.json(), { version: version + 1, templates: [...templates, one] });
  t.strictSame(await read(), saved.json());
  const late = await save([one], version);
  t.equal(late.statusCode, 409);
  t.strictSame(late.json().theirs.words, { templates: [...templates, one] });

  const { published } = await open('templates');
  const restored = await call('POST', at('templates', '/restoration'), { from: 'shipped', published });
  t.equal(restored.statusCode, 201);
  t.strictSame((await read()).templates, templates);
  await call('POST', `/api/admin/batches/${restored.json().undo}/reversal`);
  t.equal((await read()).templates.length, 4);
  const [undone, , first] = (await call('GET', '/api/admin/changes')).json();
  t.match([undone, first], [{ action: 'undo', subject: 'templates', document: true }, { action: 'publish' }]);
});

t.test('an unknown placeholder is reported at its text when the template is saved', async (t) => {
  const { version } = await read();
  const refused: [object, string, RegExp][] = [
    [
      [{ ...one, text: 'Hi {nmae}' }],
      'templates.0.text',
      /\{nmae\} can’t be filled in here.*\{name\}, \{appointment\} and \{business\}/,
    ],
    [
      [one, { ...one, id: 'r', kind: 'review' }],
      'templates.1.text',
      /\{appointment\} can’t be filled in here.*\{reviewLink\}/,
    ],
    [[{ ...one, text: '{reviewLink}' }], 'templates.0.text', /\{reviewLink\}/],
    [[{ ...one, text: 'x'.repeat(2001) }], 'templates.0.text', /Keep it to 2000/],
    [[{ ...one, name: '' }], 'templates.0.name', /required/],
    [[{ ...one, kind: 'fax' }], 'templates.0.kind', /what this template is for/],
    [[one, one], 'templates', /same ID/],
    [Array.from({ length: 31 }, (_, index) => ({ ...one, id: `t${index}` })), 'templates', /up to 30/],
  ];
  for (const [templates, path, message] of refused) {
    const answer = await save(templates, version);
    t.equal(answer.statusCode, 400, path);
    t.match(answer.json().fields[path]?.[0], message, answer.body);
  }
  t.equal((await read()).version, version);
  t.equal((await save([], version)).statusCode, 200, 'none at all is allowed');
});

t.test('templates are in no list of pages and have no preview, draft, or updates', async (t) => {
  const { documents, updates } = (await call('GET', '/api/admin/content')).json();

  t.notOk([...documents, ...updates].some(({ id }: { id: string }) => id === 'templates'));
  t.equal((await call('GET', '/admin/preview/templates')).statusCode, 404);
  t.equal((await call('POST', at('templates', '/preview'), { words: { templates: [] } })).statusCode, 404);
  t.equal((await saveDraft('templates', { templates: [] }, 9)).statusCode, 400);
  t.equal((await app.inject({ url: '/api/admin/templates' })).statusCode, 401);
});

t.test('an export brings the templates to another site, and Undo reverts them', async (t) => {
  await save([one], (await read()).version);
  const file = await (await fileCalls(app)).save();
  const other = await build(t);
  const there = await contentCalls(other);
  const files = await fileCalls(other);
  const namesThere = async () =>
    (await there.call('GET', '/api/admin/templates')).json().templates.map(({ name }: Template) => name);
  const before = await namesThere();

  const { batch } = (await files.apply((await files.bring(file)).json())).json();

  t.strictSame(await namesThere(), ['The visit']);
  await files.undo(batch);
  t.strictSame(await namesThere(), before);
});
