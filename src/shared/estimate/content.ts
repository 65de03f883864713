import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { onLines, onOneLine, shownText } from '../text-rules.ts';
import { addressLimit, encodeAddress, isOutside } from '../web-address.ts';

/** Limits of the content of an estimate. Money is in cents, a quantity in hundredths, a percent in hundredths of a percent. */
export const estimateLimits = {
  options: 3,
  lines: 40,
  addOns: 6,
  listed: 30,
  cents: 100_000_000,
  quantity: 10_000_000,
  percent: 10_000,
  taxPercent: 3000,
} as const;

/** The units of a line with their labels. */
export const unitLabels = { ft: 'ft', each: 'each', job: 'job', hour: 'hour' } as const;
export type EstimateUnit = keyof typeof unitLabels;

/** The kinds of deposit with their labels. */
export const depositLabels = { none: 'No deposit', percent: 'Percent of the total', amount: 'Fixed amount' } as const;
export type DepositKind = keyof typeof depositLabels;

const line = (name: string, limit: number) =>
  z
    .string(`${name} must be text.`)
    .check(onOneLine(), z.maxLength(limit, `Keep this to ${limit} characters or less.`), shownText(name));

const lines = (name: string, limit: number) =>
  z
    .string(`${name} must be text.`)
    .check(
      onLines(),
      z.maxLength(limit, `Keep this to ${limit.toLocaleString('en-US')} characters or less.`),
      shownText(name),
    );

const cents = (least: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(estimateLimits.cents, message));

const priceMessage = 'Enter a price up to $1,000,000.';
const lineSchema = z.object({
  text: line('Item', 200).register(fieldNotes, { label: 'Item', limit: 'stops' }),
  quantity: z
    .int('Enter a quantity from 0 to 100,000.')
    .check(
      z.minimum(0, 'Enter a quantity from 0 to 100,000.'),
      z.maximum(estimateLimits.quantity, 'Enter a quantity from 0 to 100,000.'),
    )
    .register(fieldNotes, { label: 'Quantity', kind: 'decimal' }),
  unit: z
    .enum(['ft', 'each', 'job', 'hour'], 'Choose a unit.')
    .register(fieldNotes, { label: 'Unit', options: unitLabels }),
  /** Below zero for a discount. */
  unitPrice: cents(-estimateLimits.cents, priceMessage).register(fieldNotes, { label: 'Unit price', kind: 'money' }),
  taxable: z.boolean('Choose whether this is taxed.').register(fieldNotes, { label: 'Taxable' }),
});

const optionSchema = z.object({
  name: line('Option name', 60).register(fieldNotes, { label: 'Option name', limit: 'stops' }),
  description: lines('Description', 300).register(fieldNotes, { label: 'Description', rows: 2, limit: 'counts' }),
  lines: z
    .array(lineSchema, 'Lines must be a list.')
    .check(z.maxLength(estimateLimits.lines, `You can add up to ${estimateLimits.lines} lines to an option.`)),
});

const addOnSchema = z.object({
  text: line('Add-on', 200).register(fieldNotes, { label: 'Add-on', limit: 'stops' }),
  price: cents(0, priceMessage).register(fieldNotes, { label: 'Price', kind: 'money' }),
  taxable: z.boolean('Choose whether this is taxed.').register(fieldNotes, { label: 'Taxable' }),
});

const listed = (label: string) =>
  z
    .array(line(label, 200), `${label} must be a list.`)
    .check(z.maxLength(estimateLimits.listed, `You can list up to ${estimateLimits.listed} items.`))
    .register(fieldNotes, { label });

const percentMessage = 'Enter a percent from 0 to 100.';
const percent = z
  .int(percentMessage)
  .check(z.minimum(0, percentMessage), z.maximum(estimateLimits.percent, percentMessage));

const depositSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('none'), value: z._default(z.literal(0), 0) }),
    z.object({ kind: z.literal('percent'), value: percent }),
    z.object({ kind: z.literal('amount'), value: cents(0, 'Enter a deposit up to $1,000,000.') }),
  ],
  'Choose a deposit.',
);

/** A tax rate has up to three decimals, such as 9.975%, which is 997.5 hundredths of a percent. */
const taxMessage = 'Enter a tax rate from 0 to 30 percent, with up to three decimals.';
const taxPercent = z.number(taxMessage).check(
  z.minimum(0, taxMessage),
  z.maximum(estimateLimits.taxPercent, taxMessage),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, taxMessage),
);

const paymentMessage = 'Enter the full address of your payment page, starting with https://.';
/** The address of the owner's payment page, or an empty text. */
const paymentLinkField = z.string(paymentMessage).check(
  onOneLine(),
  z.overwrite((text) => encodeAddress(text) ?? text),
  z.maxLength(addressLimit, paymentMessage),
  z.refine<string>((text) => text === '' || isOutside(text), paymentMessage),
);

/**
 * The content of one version of an estimate. A draft may be unfinished: `findUnfinished` lists what is missing before it can be sent.
 */
export const estimateContentSchema = z.object({
  options: z
    .array(optionSchema, 'Options must be a list.')
    .check(
      z.minLength(1, 'Add at least one option.'),
      z.maxLength(estimateLimits.options, `You can offer up to ${estimateLimits.options} options.`),
    ),
  addOns: z
    .array(addOnSchema, 'Add-ons must be a list.')
    .check(z.maxLength(estimateLimits.addOns, `You can offer up to ${estimateLimits.addOns} add-ons.`)),
  included: listed('What’s included'),
  notIncluded: listed('What’s not included'),
  start: line('Start', 200).register(fieldNotes, { label: 'When work can start', limit: 'stops' }),
  notes: lines('Notes', 2000).register(fieldNotes, { label: 'Notes', rows: 3, limit: 'counts' }),
  terms: lines('Terms', 10_000).register(fieldNotes, { label: 'Terms', rows: 8, limit: 'counts' }),
  /** A day, valid through its end in the business's time zone; empty in an unfinished draft. */
  validUntil: z
    .string('Choose a day.')
    .check(z.refine<string>((day) => day === '' || z.iso.date().safeParse(day).success, 'Choose a day.'))
    .register(fieldNotes, { label: 'Valid through', kind: 'date' }),
  deposit: depositSchema,
  paymentLink: paymentLinkField.register(fieldNotes, { label: 'Payment link', kind: 'url' }),
  taxPercent: taxPercent.register(fieldNotes, { label: 'Sales tax', kind: 'decimal' }),
  showDrawing: z
    .boolean('Choose whether the drawing is shown.')
    .register(fieldNotes, { label: 'Show the drawing of the fence' }),
  cancellationNotice: z
    .boolean('Choose whether the notice is included.')
    .register(fieldNotes, { label: 'Include the cancellation notice' }),
});

export type EstimateContent = z.infer<typeof estimateContentSchema>;
export type EstimateOption = EstimateContent['options'][number];
export type EstimateLine = EstimateOption['lines'][number];
export type EstimateAddOn = EstimateContent['addOns'][number];
export type EstimateDeposit = EstimateContent['deposit'];

/** Returns an empty line, as the editor adds it. */
export const emptyLine = (): EstimateLine => ({ text: '', quantity: 100, unit: 'each', unitPrice: 0, taxable: true });

/** Returns an empty option, as the editor adds it. */
export const emptyOption = (): EstimateOption => ({ name: '', description: '', lines: [emptyLine()] });

const { shape } = estimateContentSchema;

const daysMessage = 'Enter a number of days from 1 to 365.';
const numberMessage = 'Enter a number from 1 to 999,999.';

/** Defaults for a new estimate. The terms of the last one sent become the new defaults. */
export const estimateSettingsSchema = z.object({
  included: shape.included,
  notIncluded: shape.notIncluded,
  start: shape.start,
  terms: shape.terms,
  deposit: shape.deposit,
  paymentLink: shape.paymentLink,
  taxPercent: shape.taxPercent,
  cancellationNotice: shape.cancellationNotice,
  /** The text above the prices in the mail to the customer. */
  mailText: z
    .string('Enter the text of the email.')
    .check(
      onLines(),
      z.minLength(1, 'Enter the text of the email.'),
      z.maxLength(2000, 'Keep this to 2,000 characters or less.'),
      shownText('Text of the email'),
    )
    .register(fieldNotes, { label: 'Text of the email', required: true, rows: 5, limit: 'counts' }),
  /** Days that a new estimate is valid. */
  validDays: z
    .int(daysMessage)
    .check(z.minimum(1, daysMessage), z.maximum(365, daysMessage))
    .register(fieldNotes, { label: 'Days an estimate is valid' }),
  /** The number of the first estimate. Numbers only rise, so a lower one has no effect later. */
  firstNumber: z
    .int(numberMessage)
    .check(z.minimum(1, numberMessage), z.maximum(999_999, numberMessage))
    .register(fieldNotes, { label: 'Next estimate number (can only go up)' }),
});
export type EstimateSettings = z.infer<typeof estimateSettingsSchema>;

/** The body of `PUT /api/admin/estimates/settings`. The settings are checked separately, so that each message names its field. */
export const estimateSettingsSaveSchema = z.object({
  settings: z.unknown(),
  version: z.int('The version you loaded is missing.'),
});

/** The response of `GET` and `PUT /api/admin/estimates/settings`. */
export interface EstimateSettingsView {
  settings: EstimateSettings;
  version: number;
}

/** The settings until the owner saves others, or sends an estimate. */
export const defaultEstimateSettings: EstimateSettings = {
  included: ['Materials and labor', 'Concrete for the posts', 'Calling 811 before we dig', 'Cleanup when we finish'],
  notIncluded: ['Permit and HOA fees', 'A survey of your property', 'Moving private utility lines'],
  start: 'About two weeks after you accept',
  terms: '',
  deposit: { kind: 'none', value: 0 },
  paymentLink: '',
  taxPercent: 0,
  cancellationNotice: true,
  mailText:
    'Thanks for having us out. Here is your estimate. Please look it over, and call or reply with any questions.',
  validDays: 30,
  firstNumber: 1001,
};
