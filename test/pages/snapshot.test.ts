import t from 'tap';
import { createSnapshot } from '../../src/pages/site.ts';

/** Returns a snapshot of words whose readings are watched and can be made to fail. */
async function takeSnapshot(words: string) {
  const source = { words, isBroken: false, readings: 0, events: [] as string[] };
  const read = async (version: number) => {
    source.readings += 1;
    if (source.isBroken) throw new Error('no disk');
    return { version, words: source.words };
  };
  const snapshot = await createSnapshot(read, {
    onFailure: (error) => void source.events.push(String(error)),
    onRecovery: () => void source.events.push('recovered'),
  });
  const change = (words: string) =>
    snapshot.update(async () => {
      source.words = words;
      return 'stored';
    });
  return { source, read, snapshot, change };
}

t.test('a confirmed change is in the value with a new version, and it calls listeners', async (t) => {
  const { snapshot, change } = await takeSnapshot('cedar');
  let heard = 0;
  snapshot.onChange(() => {
    heard += 1;
  });

  t.equal(await change('vinyl'), 'stored');
  t.strictSame(snapshot.current, { version: 2, words: 'vinyl' });
  t.equal(heard, 1);
});

t.test('a change that throws leaves the value unchanged', async (t) => {
  const { source, snapshot } = await takeSnapshot('cedar');

  await t.rejects(
    snapshot.update(() => Promise.reject(new Error('refused'))),
    { message: 'refused' },
  );
  t.equal(snapshot.current.version, 1);
  t.equal(source.readings, 1);
});

t.test('simultaneous changes are all in the value after one more read', async (t) => {
  const { source, snapshot } = await takeSnapshot('cedar');
  const add = (letter: string) =>
    snapshot.update(async () => {
      source.words += letter;
    });

  await Promise.all(['a', 'b', 'c', 'd'].map(add));

  t.equal(snapshot.current.words, 'cedarabcd');
  t.equal(source.readings, 3, 'the first, that of the first change, and one for the three after it');
});

t.test('a failing read keeps the last value, is logged once, and is retried later', async (t) => {
  const { source, snapshot, change } = await takeSnapshot('cedar');
  source.isBroken = true;
  await change('vinyl');
  await change('vinyl');
  t.strictSame(snapshot.current, { version: 1, words: 'cedar' });
  t.strictSame(source.events, ['Error: no disk']);

  await new Promise(setImmediate);
  const recovered = new Promise<void>((resolve) => snapshot.onChange(resolve));
  source.isBroken = false;
  t.equal(snapshot.current.words, 'cedar', 'nobody waits for the reading');
  await recovered;
  t.strictSame(snapshot.current, { version: 2, words: 'vinyl' });
  t.strictSame(source.events, ['Error: no disk', 'recovered']);
});

t.test('the first read must succeed', async (t) => {
  const { source, read } = await takeSnapshot('cedar');
  source.isBroken = true;

  await t.rejects(createSnapshot(read, { onFailure() {}, onRecovery() {} }), { message: 'no disk' });
});
