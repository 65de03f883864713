import t from 'tap';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { readCsv } from '../fixtures/csv.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const send = (payload: object) => app.inject({ method: 'POST', url: '/api/price-request', payload });

t.test('statement 32: hostile words and a hostile plan are inert in the export', async (t) => {
  const hostile = '=HYPERLINK("http://evil.example")';
  await send({ name: hostile, phone: '(336) 555-0187', details: '@SUM(1)', plan: hostile, prices: 0 });

  const [titles = [], row = []] = readCsv((await call('GET', '/api/admin/leads.csv')).body);

  t.ok(row.some((cell) => cell.includes('HYPERLINK')));
  for (const cell of row) t.notMatch(cell, /^[=+@\t\r]/, 'no spreadsheet takes it for a formula');
  t.strictSame(row.slice(titles.indexOf('Fence')), ['', '', '', '', '', '', ''], 'an unreadable plan fills no column');
});
