import t from 'tap';
import { createSnapshot } from '../../src/pages/site.ts';

/** A value whose readings are watched and can be made to fail. */
function makeSource() {
  const source = {
    words: 'cedar',
    isBroken: false,
    readings: 0,
    events: [] as string[],
    async read(version: number) {
      source.readings += 1;
      if (source.isBroken) throw new Error('no disk');
      return { version, words: source.words };
    },
    onFailure: (error: unknown) => void source.events.push(String(error)),
    onRecovery: () => void source.events.push('recovered'),
  };
  return source;
}

t.test('a change is in the value when it is answered, under a new version, and listeners hear of it', async (t) => {
  const source = makeSource();
  const snapshot = await createSnapshot(source.read, source);
  let heard = 0;
  snapshot.onChange(() => {
    heard += 1;
  });

  const result = await snapshot.update(async () => {
    source.words = 'vinyl';
    return 'stored';
  });

  t.equal(result, 'stored');
  t.strictSame(snapshot.current, { version: 2, words: 'vinyl' });
  t.equal(heard, 1);
});

t.test('a change that throws leaves the value as it is', async (t) => {
  const source = makeSource();
  const snapshot = await createSnapshot(source.read, source);

  await t.rejects(
    snapshot.update(async () => {
      throw new Error('refused');
    }),
    { message: 'refused' },
  );

  t.equal(snapshot.current.version, 1);
  t.equal(source.readings, 1);
});

t.test('changes that come together are all in the value, with one reading for those that had to wait', async (t) => {
  const source = makeSource();
  const snapshot = await createSnapshot(source.read, source);

  await Promise.all(
    ['a', 'b', 'c', 'd'].map((letter) =>
      snapshot.update(async () => {
        source.words += letter;
      }),
    ),
  );

  t.equal(snapshot.current.words, 'cedarabcd');
  t.equal(source.readings, 3, 'the first, that of the first change, and one for the three after it');
});

t.test('a reading that fails keeps the last value, is told once, and is tried again at the next use', async (t) => {
  const source = makeSource();
  const snapshot = await createSnapshot(source.read, source);
  const recovered = new Promise<void>((resolve) => snapshot.onChange(resolve));
  source.isBroken = true;

  await snapshot.update(async () => {
    source.words = 'vinyl';
  });
  await snapshot.update(async () => {});
  t.strictSame(snapshot.current, { version: 1, words: 'cedar' });
  t.strictSame(source.events, ['Error: no disk']);

  source.isBroken = false;
  await snapshot.update(async () => {});
  await recovered;
  t.strictSame(snapshot.current, { version: 2, words: 'vinyl' });
  t.strictSame(source.events, ['Error: no disk', 'recovered']);
});

t.test('without another change, using the value is enough to read it again', async (t) => {
  const source = makeSource();
  const snapshot = await createSnapshot(source.read, source);
  const recovered = new Promise<void>((resolve) => snapshot.onChange(resolve));
  source.isBroken = true;
  await snapshot.update(async () => {
    source.words = 'vinyl';
  });
  source.isBroken = false;

  t.equal(snapshot.current.words, 'cedar', 'nobody waits for the reading');
  await recovered;

  t.equal(snapshot.current.words, 'vinyl');
});

t.test('the first reading must succeed', async (t) => {
  const source = makeSource();
  source.isBroken = true;

  await t.rejects(createSnapshot(source.read, source), { message: 'no disk' });
});
