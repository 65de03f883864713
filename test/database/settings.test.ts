import t from 'tap';
import { readSetting, updateSetting, writeSetting } from '../../src/database/settings.ts';
import { openStores } from '../fixtures/store.ts';

const connections = await openStores(t, 4);
const [db] = connections as [(typeof connections)[0] & object];
const changed = { code: 'CHANGED_ELSEWHERE' };

t.test('a value is written over the version that its writer has read, and over no other', async (t) => {
  t.strictSame(await readSetting(db, 'one'), { value: undefined, version: 0, isDamaged: false });
  t.equal(await writeSetting(db, 'one', 'a', 0), 1);
  await t.rejects(writeSetting(db, 'one', 'b', 0), changed, 'somebody else was first');
  t.equal(await writeSetting(db, 'one', 'b', 1), 2);
  await t.rejects(writeSetting(db, 'one', 'c', 1, 'The profile was changed.'), { message: 'The profile was changed.' });
  t.equal(await writeSetting(db, 'one', 'd'), 3, 'without a version, whatever was there');
  await t.rejects(writeSetting(db, 'none', 'e', 7), changed, 'nothing is stored under this name');

  t.strictSame(await readSetting(db, 'one'), { value: 'd', version: 3, isDamaged: false });
});

t.test('of many writers with one version, on several connections, exactly one wins each round', async (t) => {
  for (let version = 0; version < 20; version += 1) {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, writer) =>
        writeSetting(connections[writer % connections.length] ?? db, 'raced', { writer, version }, version),
      ),
    );
    const winners = results.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));

    t.equal(winners.length, 1, `round ${version}`);
    t.strictSame(await readSetting(db, 'raced'), {
      value: { writer: winners[0], version },
      version: version + 1,
      isDamaged: false,
    });
  }
});

t.test('changes that are computed from what is stored are all there afterwards', async (t) => {
  await Promise.all(
    Array.from({ length: 60 }, (_, writer) =>
      updateSetting<number[]>(connections[writer % connections.length] ?? db, 'list', async (list = []) => {
        await new Promise(setImmediate);
        return [...list, writer];
      }),
    ),
  );

  const { value = [], version } = await readSetting<number[]>(db, 'list');
  t.strictSame(
    value.toSorted((a, b) => a - b),
    Array.from({ length: 60 }, (_, writer) => writer),
  );
  t.equal(version, 60);
  t.equal(await updateSetting(db, 'list', () => undefined), undefined);
  t.equal((await readSetting(db, 'list')).version, 60, 'a change that leaves the value writes nothing');
});
