import t from 'tap';
import { type EstimateContent, estimateContentSchema } from '../../../../src/shared/estimate/content.ts';
import { allTotals } from '../../../../src/shared/estimate/totals.ts';
import { checkPaths } from '../../../../src/shared/fields.ts';
import { compareDrafts, countedContent, fromDraft, toDraft } from '../../../../views/admin/estimates/draft.ts';

const content: EstimateContent = {
  options: [
    {
      name: 'Cedar privacy, 6 ft',
      description: '',
      lines: [
        { text: 'Fence', quantity: 17_250, unit: 'ft', unitPrice: 3650, taxable: true },
        { text: 'Spring discount', quantity: 100, unit: 'job', unitPrice: -25_000, taxable: true },
      ],
    },
  ],
  addOns: [{ text: 'Stain', price: 98_050, taxable: false }],
  included: ['Concrete', 'Cleanup'],
  notIncluded: [],
  start: 'In two weeks',
  notes: '',
  terms: '',
  validUntil: '2026-12-31',
  deposit: { kind: 'percent', value: 3333 },
  paymentLink: '',
  taxPercent: 997.5,
  showDrawing: true,
  cancellationNotice: true,
};

t.test('content stays the same through the form', async (t) => {
  t.same(fromDraft(toDraft(content)), content);
  const amount: EstimateContent = { ...content, deposit: { kind: 'amount', value: 150_000 } };
  t.same(fromDraft(toDraft(amount)), amount);
});

t.test('the form shows dollars, plain quantities, and percents', async (t) => {
  const draft = toDraft(content);
  t.match(draft.options[0]?.lines[0], { quantity: '172.5', unitPrice: '36.50' });
  t.equal(draft.options[0]?.lines[1]?.unitPrice, '-250.00');
  t.match(draft, { taxPercent: '9.975', deposit: { value: '33.33' }, included: 'Concrete\nCleanup' });
});

t.test('a typed number is read in any usual form, or reported with its field', async (t) => {
  const draft = toDraft(content);
  const [option] = draft.options;
  const [line] = option?.lines ?? [];
  if (!option || !line) throw new Error('no line');
  const typed = (unitPrice: string, quantity = '1') =>
    checkPaths(
      estimateContentSchema,
      fromDraft({ ...draft, options: [{ ...option, lines: [{ ...line, unitPrice, quantity }] }] }),
    );
  for (const [unitPrice, cents] of [
    ['$1,200', 120_000],
    ['36.5', 3650],
    ['', 0],
    ['0.1', 10],
    ['1.15', 115],
  ] as const)
    t.equal(typed(unitPrice).value?.options[0]?.lines[0]?.unitPrice, cents, unitPrice);
  for (const unitPrice of ['abc', '1.005', '2000000'])
    t.match(typed(unitPrice).fields, { 'options.0.lines.0.unitPrice': ['Enter a price up to $1,000,000.'] }, unitPrice);
  t.match(typed('1', 'ten').fields, { 'options.0.lines.0.quantity': ['Enter a quantity from 0 to 100,000.'] });
});

t.test('totals count a number that is half typed as zero', async (t) => {
  const draft = toDraft(content);
  t.same(allTotals(countedContent(draft)), allTotals(content));
  const half = { ...draft, taxPercent: '9.', deposit: { kind: 'percent' as const, value: 'a third' } };
  const [totals] = allTotals(countedContent(half));
  t.equal(totals?.deposit, 0);
  t.equal(totals?.tax, 54_416, '9 percent of $6,046.25');
});

t.test('two drafts differ by the parts that were changed', async (t) => {
  const draft = toDraft(content);
  const theirs = { ...draft, notes: 'Gate code 1234', cancellationNotice: false };
  t.same(compareDrafts(draft, theirs), [
    { path: 'notes', label: 'Notes', mine: 'Empty', theirs: 'Gate code 1234' },
    { path: 'cancellationNotice', label: 'Include the cancellation notice', mine: 'On', theirs: 'Off' },
  ]);
  t.same(compareDrafts(draft, draft), []);
});
