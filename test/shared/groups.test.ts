import t from 'tap';
import { groupBy } from '../../src/shared/groups.ts';

t.test('items are grouped by key like Map.groupBy', async (t) => {
  const items = ['ash', 'birch', 'alder', 'beech', 'cedar'];

  t.strictSame([...groupBy(items, (item) => item[0])], [...Map.groupBy(items, (item) => item[0])]);
  t.strictSame([...groupBy([], String)], []);
});
