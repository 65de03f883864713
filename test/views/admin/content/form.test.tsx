import t from 'tap';
import { type ContentDocument, isOffPages, textSchemas } from '../../../../src/shared/content/documents.ts';
import { fieldsOf, setAt, valueAt } from '../../../../src/shared/content/walk.ts';
import type { Field, Note } from '../../../../src/shared/field.ts';
import { listedRoutes } from '../../../../src/shared/site-map.ts';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connectIslands } from '../../../fixtures/connection.ts';
import { contentCalls, showPage } from '../../../fixtures/content.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { GeneratedForm } = await import('../../../../views/admin/content/form.tsx');
const { TextFields } = await import('../../../../views/admin/content/text-form-context.tsx');
const { UpdatePanel, SchedulePanel } = await import('../../../../views/admin/content/panels.tsx');
t.afterEach(cleanup);

const app = await build(t);
const { open, saveDraft, publish } = await contentCalls(app);
/** Documents that together have every field of all documents. The profile has its own form. */
const ids = listCovering(
  [...app.site.current.documents.byId.values()].filter(({ kind }) => kind !== 'profile' && !isOffPages(kind)),
);

/** Returns a text that breaks carelessly built pages; short enough for the shortest field. */
const hostile = (number: number) => `<script>"'&\\*🚧${number};`;
/** Names that must not change, because documents and addresses are named after them. */
const keeps = /^(town|menuName|contactOption)$/;
t.test('every text has a labeled control and reaches its page through draft and publish', async (t) => {
  for (const id of ids) {
    const { kind, words, draftVersion } = await open(id);
    const schema: Field = textSchemas[kind];
    const texts = listTexts(schema, words);
    const typed = typeAll(schema, id === 'bar' ? { ...words, on: true } : words, texts);

    const saved = await saveDraft(id, typed, draftVersion);
    t.equal(saved.statusCode, 200, `${id} ${saved.body.slice(0, 200)}`);
    t.strictSame((await open(id)).words, typed, `${id}: the draft`);
    const accept = ['short', 'similar', 'repeated'];
    const published = await publish(id, saved.json().version, { accept });
    t.equal(published.statusCode, 200, `${id} ${published.body.slice(0, 300)}`);
    t.strictSame(app.site.current.documents.byId.get(id)?.words, typed, `${id}: what is live`);
  }

  for (const { path } of listedRoutes(app.site.current.map)) {
    const html = await showPage(app, path);
    t.match(html, '&lt;script&gt;', path);
    t.notMatch(html, '<script>"', `${path} has a script of the owner's`);
  }
});

t.test('a button can link to another website by a typed or pasted address', async (t) => {
  const { words } = await open('bar');
  const targets: unknown[] = [];
  const form = (target: string) => formOf(textSchemas.bar, { ...words, target }, (_path, value) => targets.push(value));
  const { container, rerender } = render(form('page:home#contact'));
  const select = container.querySelector('select[data-path="target"]') as HTMLSelectElement;

  fireEvent.change(select, { target: { value: 'https://' } });
  rerender(form('https://'));
  const address = container.querySelector('input[type="url"]') as HTMLInputElement;
  for (const value of ['www.fences.example', 'http://fences.example/sale', 'https://fences.example', ''])
    fireEvent.change(address, { target: { value } });

  t.strictSame(targets, [
    'https://',
    'https://www.fences.example',
    'https://fences.example/sale',
    'https://fences.example',
    'https://',
  ]);
});

t.test('a date field always shows its value, and clearing it removes the value', async (t) => {
  const { words } = await open('bar');
  const changes: unknown[] = [];
  const form = (until: string) =>
    formOf(textSchemas.bar, { ...words, until }, (...change) => {
      changes.push(change);
    });
  const { rerender } = render(form('2026-07-05T04:00:00.000Z'));
  const box = screen.getByLabelText<HTMLInputElement>('Stop showing (Eastern Time)');
  t.equal(box.value, '2026-07-05T00:00');
  fireEvent.change(box, { target: { value: '' } });
  rerender(form(''));
  t.equal(box.value, '');
  rerender(form('2026-12-01T05:00:00.000Z'));
  t.equal(box.value, '2026-12-01T00:00', 'a draft that is discarded or restored shows');
  fireEvent.change(box, { target: { value: '2026-12-24T18:30' } });
  Object.defineProperty(box, 'validity', { value: { badInput: true } });
  fireEvent.change(box, { target: { value: '' } });
  t.strictSame(changes, [
    ['until', ''],
    ['until', '2026-12-24T23:30:00.000Z'],
    ['until', 'half typed'],
  ]);
  t.match(textSchemas.bar.safeParse({ ...words, until: '' }), { success: true });
  t.match(textSchemas.bar.safeParse({ ...words, until: 'half typed' }), { success: false });
});

t.test('a number field shows the value as typed and is missing when it is emptied', async (t) => {
  const { words } = await open('elon');
  const changes: unknown[] = [];
  const form = (latitude: unknown) =>
    formOf(textSchemas.town, setAt(words, 'point.latitude', latitude), (_path, value) => changes.push(value));
  const { rerender } = render(form(36.1));
  const box = screen.getByLabelText<HTMLInputElement>('Latitude');
  for (const [typed, value] of [
    ['', ''],
    ['35.0', 35],
    ['35.00', 35],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } });
    rerender(form(value));
    t.equal(box.value, typed);
  }
  rerender(form(36.1));
  t.equal(box.value, '36.1', 'a draft that is discarded or restored shows');
  t.strictSame(changes, ['', 35, 35]);
  t.match(textSchemas.town.safeParse(setAt(words, 'point.latitude', '')), { success: false });
});

t.test('a page is published at the business’s time, even while the owner travels', async (t) => {
  const { TZ } = process.env;
  t.teardown(() => Object.assign(process.env, { TZ: TZ ?? '' }));
  process.env.TZ = 'America/Los_Angeles';
  const moments: string[] = [];
  const panel = (scheduled?: string) => (
    <SchedulePanel
      id="home"
      scheduled={scheduled}
      timeZone="America/New_York"
      onSchedule={async (at) => moments.push(at) > 0}
      onCancel={() => {}}
    />
  );
  const { rerender } = render(panel());
  fireEvent.change(screen.getByLabelText('Day and time (Eastern Time)'), { target: { value: '2026-11-27T08:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish at this time' }));
  t.strictSame(moments, ['2026-11-27T13:00:00.000Z']);
  rerender(panel(moments[0]));
  t.ok(screen.getByText(/goes live on Fri, Nov 27, 2026 8:00 AM Eastern Time\./));
});

t.test('choosing a picture by its thumbnail also fills in its description', async (t) => {
  connectIslands(t, await listen(app), await signIn(app));
  const { words } = await open('pool-fencing');
  const changes: unknown[] = [];
  const { container } = render(formOf(textSchemas.service, words, (...change) => changes.push(change)));
  const button = container.querySelector('[data-path="picture.name"]') as HTMLElement;

  fireEvent.click(button);
  await screen.findByText(/^No photos in the gallery yet/);
  const present = container.querySelector('.picture-choice[aria-pressed="true"]');
  fireEvent.change(screen.getByLabelText('Search by description'), { target: { value: 'gallery-3' } });
  await screen.findByText('None of your photos match “gallery-3”.');
  const choices = [...container.querySelectorAll<HTMLElement>('.picture-choice')];
  fireEvent.click(choices[0] as HTMLElement);

  const { projects } = app.site.current.content.home.gallery;
  const alt = projects.find(({ picture }) => picture.name === 'gallery-3.jpg')?.picture.alt;
  t.ok(present, 'the one that stands there now is marked');
  t.equal(choices.length, 1);
  t.strictSame(changes, [['picture', { name: 'gallery-3.jpg', alt }]]);
  t.equal(container.querySelector('dialog'), null, 'the choice is closed');
});

t.test('a page with original text shows what an update changed and can keep either text', async (t) => {
  const [before, words] = ['Old words.', 'New words.'].map((text) => ({ text, on: true }));
  const answers: string[] = [];
  const panel = (shipped: object) => (
    <UpdatePanel
      schema={textSchemas.bar}
      shipped={{ words, ...shipped }}
      isOwn={false}
      isBusy={false}
      onAnswer={(answer) => answers.push(answer)}
    />
  );
  const { rerender } = render(panel({ before }));
  const changed = ['del', 'ins'].map((name) => document.querySelector(name)?.textContent?.trim());
  t.strictSame(changed, ['Old', 'New']);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  t.strictSame(answers, ['keep', 'before']);
  rerender(panel({}));
  t.ok(screen.getByText('The earlier text can no longer be shown.'));
  t.equal(screen.getByRole('button').textContent, 'Keep as is');
});

/** Lists the documents with a field that no earlier document has, ignoring its place in a list. */
function listCovering(documents: readonly ContentDocument[]): string[] {
  const seen = new Set<string>();
  return documents.flatMap(({ id, kind, words }) => {
    const fields = [...fieldsOf(textSchemas[kind], words)].map(({ path, note }) => nameField(kind, path, note));
    const isNew = fields.some((field) => !seen.has(field));
    for (const field of fields) seen.add(field);
    return isNew ? id : [];
  });
}

function nameField(kind: string, path: string, { control, label }: Note): string {
  return [kind, path.replace(/\.\d+/g, '.*'), control, label].join(' ');
}

interface Text {
  path: string;
  /** Unique over all documents. */
  number: number;
}

let lastNumber = 0;

/** Returns the editable texts of a document. */
function listTexts(schema: Field, words: unknown): Text[] {
  return [...fieldsOf(schema, words)].flatMap(({ path, note }): Text[] => {
    if ((note.control !== 'line' && note.control !== 'paragraph') || keeps.test(path)) return [];
    lastNumber += 1;
    return [{ path, number: lastNumber }];
  });
}

/** Types into every text field of the form. @returns the text that the form then contains and shows */
function typeAll(schema: Field, words: unknown, texts: readonly Text[]): unknown {
  let typed = words;
  const form = render(
    formOf(schema, words, (path, value) => {
      typed = setAt(typed, path, value);
    }),
  );
  const before = controlsOf(form.container);
  const labels = new Set([...form.container.querySelectorAll('label')].map(({ htmlFor }) => htmlFor));
  const unnamed = [...form.container.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
    (control) => !control.ariaLabel && !labels.has(control.id) && !control.closest('label'),
  );
  if (unnamed.length > 0) throw new Error(`${unnamed.map(({ id }) => id)} have no label`);
  for (const { path, number } of texts) {
    const control = before.get(path);
    if (!control) throw new Error(`${path} has no control`);
    fireEvent.change(control, { target: { value: hostile(number) } });
    if (valueAt(typed, path) !== hostile(number)) throw new Error(`${path} lost what was typed`);
  }
  form.rerender(formOf(schema, typed));
  const after = controlsOf(form.container);
  for (const { path, number } of texts)
    if (after.get(path)?.value !== hostile(number)) throw new Error(`${path} shows something else`);
  cleanup();
  return typed;
}

/** Returns the controls of a form by the path of their field. */
function controlsOf(container: HTMLElement): Map<string | undefined, HTMLInputElement> {
  const controls = container.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return new Map([...controls].map((control) => [control.dataset.path, control]));
}

function formOf(schema: Field, words: unknown, onChange: (path: string, value: unknown) => void = () => {}) {
  return (
    <TextFields schema={schema} words={words} problems={[]} pages={[]} timeZone="America/New_York" onChange={onChange}>
      <GeneratedForm schema={schema} words={words} />
    </TextFields>
  );
}
