import t from 'tap';
import { describeCopyAlarms } from '../../src/operations/copies/alarms.ts';
import {
  type Copy,
  chooseExpired,
  leastVerified,
  nameCopy,
  readCopyName,
} from '../../src/operations/copies/retention.ts';
import { mergeListed } from '../../src/operations/copies/state.ts';

const dayMs = 24 * 3600_000;
const start = Date.parse('2026-01-01T03:00:00.000Z');

const copyOf = (day: number, part: Partial<Copy> = {}): Copy => {
  const createdAt = new Date(start + day * dayMs).toISOString();
  return { name: nameCopy(createdAt), createdAt, bytes: 1000, ...part };
};
const verifiedAt = new Date(start).toISOString();
const daysOf = (copies: readonly Copy[]) => copies.map(({ createdAt }) => (Date.parse(createdAt) - start) / dayMs);

/** Makes a copy each day, verifies one a week, and deletes what may go then. */
function live(days: number): Copy[] {
  let copies: Copy[] = [];
  for (let day = 0; day < days; day += 1) {
    copies = [copyOf(day), ...copies];
    if (day % 7 !== 6) continue;
    copies = copies.map((copy, index) => (index === 0 ? { ...copy, verifiedAt } : copy));
    const { names } = chooseExpired(copies);
    copies = copies.filter(({ name }) => !names.includes(name));
  }
  return copies;
}

t.test('two years of copies become seven daily, five weekly, and twelve monthly ones', async (t) => {
  const copies = live(105 * 7);
  const days = daysOf(copies);
  t.ok(copies.length <= 7 + 5 + 12, `${copies.length} copies`);
  t.equal(days.filter((day) => day >= 105 * 7 - 7).length, 7, 'each of the last seven days');
  const months = new Set(copies.map(({ createdAt }) => createdAt.slice(0, 7)));
  t.equal(months.size, 12);
  const weeks = new Set(copies.map(({ createdAt }) => Math.floor(Date.parse(createdAt) / (7 * dayMs))));
  t.ok(weeks.size >= 5);
  t.ok(copies.filter((copy) => copy.verifiedAt).length >= 12, 'verified copies are preferred');
});

t.test('nothing is deleted unless the newest copy is verified and not suspiciously small', async (t) => {
  const old = Array.from({ length: 60 }, (_, index) => copyOf(59 - index, { verifiedAt }));
  const newest = copyOf(60);
  t.match(chooseExpired([newest, ...old]), { names: [], reason: /until the newest copy passes its check/ });
  t.match(chooseExpired([{ ...newest, verifiedAt, bytes: 499 }, ...old]), {
    names: [],
    reason: /less than half the size/,
  });
  t.ok(chooseExpired([{ ...newest, verifiedAt, bytes: 500 }, ...old]).names.length > 30);
  t.strictSame(chooseExpired([]).names, []);
});

t.test('at least three verified copies remain, however old they are', async (t) => {
  const plain = Array.from({ length: 60 }, (_, index) => copyOf(100 + 59 - index));
  for (let verified = 1; verified <= 6; verified += 1) {
    const [newest, ...rest] = plain;
    const old = Array.from({ length: verified - 1 }, (_, index) => copyOf(10 - index, { verifiedAt }));
    const copies = [{ ...newest, verifiedAt } as Copy, ...rest, ...old];
    const { names } = chooseExpired(copies);
    const left = copies.filter(({ name }) => !names.includes(name)).filter((copy) => copy.verifiedAt);
    t.ok(left.length >= Math.min(verified, leastVerified), `${left.length} of ${verified}`);
    if (verified < leastVerified) t.strictSame(names, []);
  }
});

t.test('a damaged copy doesn’t replace another one', async (t) => {
  const copies = live(100).map((copy, index) => (index > 2 && index < 6 ? { ...copy, problem: 'Damaged' } : copy));
  const [newest, ...rest] = copies;
  const { names } = chooseExpired([{ ...newest, verifiedAt } as Copy, ...rest]);
  for (const name of names) t.ok(copies.some((copy) => copy.name !== name && !copy.problem));
});

t.test('a copy whose size changed is another file, and isn’t verified', async (t) => {
  const [same, changed] = [copyOf(0, { verifiedAt }), copyOf(1, { verifiedAt })];
  t.strictSame(mergeListed([same, changed], [same, { ...changed, bytes: 999 }]), [copyOf(1, { bytes: 999 }), same]);
});

t.test('the first copy for a new recovery key is late only after a day and a half', async (t) => {
  const at = (hours: number) => new Date(start + 90 * dayMs + hours * 3600_000).toISOString();
  const copies = { copies: [copyOf(0, { verifiedAt })], checkedAt: at(0), recoveryKeyAt: at(0) };
  const alarmsAt = (hours: number) => describeCopyAlarms(copies, Date.parse(at(hours))).map(({ id }) => id);
  t.strictSame(alarmsAt(35), []);
  t.strictSame(alarmsAt(36), ['backup-copies']);
});

t.test('only names of copies are read as copies', async (t) => {
  t.equal(readCopyName(nameCopy('2026-11-27T03:00:00.123Z')), '2026-11-27T03:00:00.123Z');
  for (const name of [
    '',
    'site.tar',
    'site-20261327T030000123Z.tar.age',
    'before-2.0.0.tar',
    'a/site-20260101T030000000Z.tar.age',
  ])
    t.equal(readCopyName(name), undefined, name);
});
