import t from 'tap';
import * as z from 'zod/mini';
import { readBoth, setting } from '../../src/database/settings.ts';
import { openStores } from '../fixtures/store.ts';

const connections = await openStores(t, 4);
const [db] = connections as [(typeof connections)[0] & object];
const one = setting('one', z.string());
const list = setting('list', z.array(z.number()));
const changed = { code: 'CHANGED_ELSEWHERE' };

t.test('a value is written only over the version that its writer read', async (t) => {
  t.strictSame(await one.read(db), { value: undefined, version: 0, isDamaged: false });
  t.equal(await one.write(db, 'a', 0), 1);
  await t.rejects(one.write(db, 'b', 0), changed, 'somebody else was first');
  t.equal(await one.write(db, 'b', 1), 2);
  await t.rejects(one.write(db, 'c', 1, 'The profile was changed.'), { message: 'The profile was changed.' });
  t.equal(await one.write(db, 'd'), 3, 'without a version, whatever was there');
  await t.rejects(setting('none', z.unknown()).write(db, 'e', 7), changed, 'nothing is stored under this name');

  t.strictSame(await one.read(db), { value: 'd', version: 3, isDamaged: false });
});

t.test('exactly one of many writers with the same version wins each round', async (t) => {
  for (let version = 0; version < 5; version += 1) {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, writer) =>
        setting('raced', z.unknown()).write(
          connections[writer % connections.length] ?? db,
          { writer, version },
          version,
        ),
      ),
    );
    const winners = results.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));

    t.equal(winners.length, 1, `round ${version}`);
    const value = { writer: winners[0], version };
    t.strictSame(await setting('raced', z.unknown()).read(db), { value, version: version + 1, isDamaged: false });
  }
});

t.test('simultaneous changes computed from a stored value are all kept', async (t) => {
  const writers = Array.from({ length: 20 }, (_, writer) => writer);
  await Promise.all(
    writers.map((writer) =>
      list.update(connections[writer % connections.length] ?? db, async (known = []) => {
        await new Promise(setImmediate);
        return [...known, writer];
      }),
    ),
  );

  const { value = [], version } = await list.read(db);
  t.strictSame([version, value.toSorted((one, other) => one - other)], [20, writers]);
  t.equal(await list.update(db, () => undefined), undefined);
  t.equal((await list.read(db)).version, 20, 'a change that leaves the value writes nothing');
});

t.test('a value that another program stored counts as damaged until the next write', async (t) => {
  const shape = setting('shape', z.object({ token: z.string(), since: z.optional(z.number()) }));
  const odd = ['{bad', 'null', '5', '[]', '"x"', '{"token":5}', '{"token":"x","since":"y"}', '['.repeat(5000)];
  for (const value of odd) {
    await setting('shape', z.unknown()).write(db, 'anything');
    await db.updateTable('settings').set({ value }).where('key', '=', 'shape').execute();
    const read = await shape.read(db);
    t.match(read, { value: undefined, isDamaged: true }, value.slice(0, 40));
    t.strictSame(await readBoth(db, shape, one), [read, await one.read(db)]);
    await shape.update(db, (known) => (known ? undefined : { token: 'new' }));
    t.match(await shape.read(db), { value: { token: 'new' }, isDamaged: false });
  }
  t.match(await readBoth(db, setting('absent', z.string()), shape), [
    { value: undefined, version: 0 },
    { isDamaged: false },
  ]);
});
