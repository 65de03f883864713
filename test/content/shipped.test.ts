import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import t from 'tap';
import { shippedDocuments, shippedWordsFor } from '../../src/content/index.ts';
import { findShippedFaults } from '../../src/content/shipped-schemas.ts';
import type { ContentDocument } from '../../src/shared/content/documents.ts';
import { pagesOf } from '../../src/shared/content/page-plan.ts';

const { byId, plan } = shippedDocuments;
const files = globSync('src/content/shipped/**/*.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

t.test('the plan lists each service, town and legal page that has a file, and says its address', async (t) => {
  const ids = files.filter((file) => /services|towns|legal/.test(file)).map((file) => basename(file, '.json'));

  t.strictSame(pagesOf(plan).toSorted(), ids.toSorted());
  t.strictSame(Object.keys(plan.slugs).toSorted(), ids.toSorted());
  t.equal(new Set(Object.values(plan.slugs)).size, ids.length, 'each its own');
});

t.test('the schemas of the owner’s words find no fault in the words of either region, and name one', async (t) => {
  const elon = byId.get('elon') as ContentDocument;
  const faultsOf = (change: object) =>
    findShippedFaults([{ ...elon, words: { ...elon.words, ...change } } as ContentDocument], plan);

  t.strictSame(findShippedFaults([...byId.values(), ...shippedWordsFor('any').values()], plan), []);
  t.strictSame(faultsOf({ heading: '' }), ['elon: heading: Headline is required.']);
  t.match(faultsOf({ headline: 'Fences' }), [/^elon: holds a key/]);
  t.match(findShippedFaults([], { ...plan, main: ['High Point'] }), [/^plan: main\.0: /]);
});

t.test('an editor checks each file by its schema, in which a text may be one for each region', async (t) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const check = (file: string, change: object = {}) => {
    const words = read(file);
    const schema = join(dirname(file), words.$schema);
    const validate = validators.get(schema) ?? ajv.compile(read(schema));
    validators.set(schema, validate);
    return validate({ ...words, ...change }) ? undefined : ajv.errorsText(validate.errors);
  };

  t.equal(files.length, 38);
  for (const file of files) t.notOk(check(file), `${file}: ${check(file)}`);
  const town = 'src/content/shipped/towns/elon.json';
  t.ok(check(town, { headline: 'Fences' }), 'a mistyped key');
  t.ok(check(town, { heading: { home: 'Fences' } }), 'a text for one region alone');
  t.notOk(check(town, { heading: { home: 'Fences', any: 'Fences' } }));
  t.ok(check(town, { point: { latitude: '36', longitude: -79, label: 'above' } }), 'a text for a number');
});
