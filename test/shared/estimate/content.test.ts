import t from 'tap';
import { depositLabels, emptyLine, emptyOption, estimateContentSchema } from '../../../src/shared/estimate/content.ts';
import {
  declineReasons,
  estimateQuerySchema,
  estimateReviseSchema,
  estimateSaveSchema,
  estimateSendSchema,
  estimateStartSchema,
  estimateStates,
  estimateVoidSchema,
  isExpired,
  shownState,
} from '../../../src/shared/estimate/estimate.ts';
import { checkFields, checkPaths } from '../../../src/shared/fields.ts';
import { estimateContent } from '../../fixtures/estimate-contents.ts';

t.test('each limit of an estimate names its field', async (t) => {
  const wrong = {
    ...estimateContent(),
    options: [1, 2, 3].map(() => ({
      name: 'n'.repeat(61),
      description: 'd'.repeat(301),
      lines: [{ ...emptyLine(), text: 't'.repeat(201), quantity: 1.5, unit: 'yd', unitPrice: 0.5 }],
    })),
    addOns: Array.from({ length: 2 }, () => ({ text: 'Caps', price: -1, taxable: 'yes' })),
    included: ['x'.repeat(201)],
    terms: 'x'.repeat(10_001),
    validUntil: '2027-02-30',
    deposit: { kind: 'percent', value: 10_001 },
    paymentLink: 'http://pay.example.com',
    taxPercent: 3001,
  };
  const { fields = {} } = checkPaths(estimateContentSchema, wrong);
  t.match(fields, {
    'options.0.name': ['Keep this to 60 characters or less.'],
    'options.0.description': ['Keep this to 300 characters or less.'],
    'options.0.lines.0.text': ['Keep this to 200 characters or less.'],
    'options.0.lines.0.quantity': ['Enter a quantity from 0 to 100,000.'],
    'options.0.lines.0.unit': ['Choose a unit.'],
    'options.0.lines.0.unitPrice': ['Enter a price up to $1,000,000.'],
    'addOns.0.price': ['Enter a price up to $1,000,000.'],
    'addOns.0.taxable': ['Choose whether this is taxed.'],
    'included.0': ['Keep this to 200 characters or less.'],
    terms: ['Keep this to 10,000 characters or less.'],
    validUntil: ['Choose a day.'],
    'deposit.value': ['Enter a percent from 0 to 100.'],
    paymentLink: ['Enter the full address of your payment page, starting with https://.'],
    taxPercent: ['Enter a tax rate from 0 to 30 percent, with up to three decimals.'],
  });
});

t.test('an estimate has up to three options and six add-ons, and at least one option', async (t) => {
  const { options } = estimateContent();
  const addOns = Array.from({ length: 7 }, () => ({ text: 'Caps', price: 100, taxable: true }));
  const content = { ...estimateContent(), options: Array.from({ length: 4 }, () => options[0]), addOns };
  t.strictSame(checkPaths(estimateContentSchema, content).fields, {
    options: ['You can offer up to 3 options.'],
    addOns: ['You can offer up to 6 add-ons.'],
  });
  t.strictSame(checkPaths(estimateContentSchema, { ...content, options: [], addOns: [] }).fields, {
    options: ['Add at least one option.'],
  });
  const { lines } = emptyOption();
  t.ok(estimateContentSchema.safeParse(estimateContent({ options: [{ name: '', description: '', lines }] })).success);
});

t.test('the calls about an estimate name what is missing', async (t) => {
  t.strictSame(checkFields(estimateStartSchema, {}).fields, { from: ['Choose whether to start from the fence plan.'] });
  t.ok(checkFields(estimateSaveSchema, { version: 1, content: {} }).value);
  t.strictSame(checkFields(estimateSendSchema, { version: 1, by: 'fax' }).fields, { by: ['Choose email or link.'] });
  t.strictSame(checkFields(estimateReviseSchema, {}).fields, { version: ['The version you loaded is missing.'] });
  t.strictSame(checkFields(estimateVoidSchema, { version: 1, reason: ' ' }).fields, {
    reason: ['Enter why you are voiding this estimate.'],
  });
  t.match(checkFields(estimateQuerySchema, { before: '12', q: ' Jane ' }).value, { state: '', q: 'Jane', before: 12 });
  t.notOk(checkFields(estimateQuerySchema, { state: 'open' }).value);
  t.strictSame(
    estimateStates.map((state) => shownState({ state, isExpired: false })),
    [...estimateStates],
  );
  t.strictSame(Object.keys(depositLabels), ['none', 'percent', 'amount']);
  t.equal(Object.keys(declineReasons).length, 6, 'five reasons and "Something else"');
});

t.test('only a sent estimate expires, and its last day still counts', async (t) => {
  t.notOk(isExpired({ state: 'sent', validUntil: '2026-11-27' }, '2026-11-27'));
  t.ok(isExpired({ state: 'sent', validUntil: '2026-11-27' }, '2026-11-28'));
  for (const state of ['draft', 'accepted', 'declined', 'voided'] as const)
    t.notOk(isExpired({ state, validUntil: '2026-11-27' }, '2027-11-28'), state);
});
