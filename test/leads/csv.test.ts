import t from 'tap';
import { toCsv } from '../../src/leads/export.ts';

t.test('a file for spreadsheets has CRLF and doubled quotes', async (t) => {
  t.equal(
    toCsv([
      ['a', 'b'],
      ['say "hi"', 'one,\r\ntwo'],
    ]),
    'a,b\r\n"say ""hi""","one,\r\ntwo"\r\n',
  );
});

t.test(
  'a cell with anything that may end a cell is quoted, so that no formula stands in a cell of its own',
  async (t) => {
    for (const mark of [',', ';', '\t', '\n', '\r', '"'])
      t.match(toCsv([[`x${mark}=1+1`]]), /^"x.{1,2}=1\+1"\r\n$/s, JSON.stringify(mark));
  },
);

t.test('what a spreadsheet would run as a formula is only text', async (t) => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    t.match(toCsv([[formula]]).replace('"', ''), /^'/, JSON.stringify(formula));
  t.equal(toCsv([['(336) 555-0142']]), '(336) 555-0142\r\n');
});
