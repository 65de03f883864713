import {
  type DepositKind,
  depositLabels,
  type EstimateContent,
  type EstimateUnit,
} from '../../../src/shared/estimate/content.ts';
import type { Difference } from '../kit/conflict.tsx';
import { toNumber } from '../kit/values.ts';

/** A line in the form: numbers are text, and money is in dollars. */
export interface DraftLine {
  text: string;
  quantity: string;
  unit: EstimateUnit;
  unitPrice: string;
  taxable: boolean;
}

export interface DraftOption {
  name: string;
  description: string;
  lines: readonly DraftLine[];
}

/** The parts of an estimate that its defaults have too. Lists of plain texts have one entry on each line. */
export interface TermsDraft {
  included: string;
  notIncluded: string;
  deposit: { kind: DepositKind; value: string };
  taxPercent: string;
}

/** The content of an estimate in the form. */
export interface EstimateDraft extends Pick<EstimateContent, Texts>, TermsDraft {
  options: readonly DraftOption[];
  addOns: readonly { text: string; price: string; taxable: boolean }[];
}

/** A line of the price list, suggested while typing. */
export type SuggestedLine = EstimateContent['options'][number]['lines'][number];

type Texts = 'start' | 'notes' | 'terms' | 'validUntil' | 'paymentLink' | 'showDrawing' | 'cancellationNotice';

export const emptyDraftLine = (): DraftLine => ({
  text: '',
  quantity: '1',
  unit: 'each',
  unitPrice: '',
  taxable: true,
});

export const emptyDraftOption = (): DraftOption => ({ name: '', description: '', lines: [emptyDraftLine()] });

/** Converts the content of an estimate to form values. */
export function toDraft(content: EstimateContent): EstimateDraft {
  const { options, addOns } = content;
  return {
    ...content,
    ...toTermsDraft(content),
    options: options.map(toDraftOption),
    addOns: addOns.map((addOn) => ({ ...addOn, price: toDollars(addOn.price) })),
  };
}

type Terms = Pick<EstimateContent, keyof TermsDraft>;

/** Converts the terms of an estimate, or of its defaults, to form values. */
export function toTermsDraft({ included, notIncluded, deposit, taxPercent }: Terms): TermsDraft {
  return {
    included: included.join('\n'),
    notIncluded: notIncluded.join('\n'),
    deposit: {
      kind: deposit.kind,
      value: deposit.kind === 'amount' ? toDollars(deposit.value) : toPlain(deposit.value),
    },
    taxPercent: toPlain(taxPercent),
  };
}

/** Converts one option to form values. */
export function toDraftOption({ lines, ...option }: EstimateContent['options'][number]): DraftOption {
  return {
    ...option,
    lines: lines.map((line) => ({
      ...line,
      quantity: toPlain(line.quantity),
      unitPrice: toDollars(line.unitPrice),
    })),
  };
}

/** Builds the content to check and send. Text that isn't a number becomes `NaN`, for which the schema has a message. */
export function fromDraft(draft: EstimateDraft, read = toHundredths, readRate = read): EstimateContent {
  return {
    ...draft,
    ...fromTermsDraft(draft, read, readRate),
    options: draft.options.map((option) => ({
      ...option,
      lines: option.lines.map((line) => ({ ...line, quantity: read(line.quantity), unitPrice: read(line.unitPrice) })),
    })),
    addOns: draft.addOns.map((addOn) => ({ ...addOn, price: read(addOn.price) })),
  };
}

/** Reverses `toTermsDraft`. @param readRate reads the tax rate, which may have half a hundredth of a percent */
export function fromTermsDraft(
  { included, notIncluded, deposit, taxPercent }: TermsDraft,
  read = toHundredths,
  readRate = read,
): Terms {
  return {
    included: toList(included),
    notIncluded: toList(notIncluded),
    deposit: deposit.kind === 'none' ? { kind: 'none', value: 0 } : { kind: deposit.kind, value: read(deposit.value) },
    taxPercent: readRate(taxPercent),
  };
}

/** Like `fromDraft`, for live totals: unreadable numbers count as zero. */
export function countedContent(draft: EstimateDraft): EstimateContent {
  const readRate = (text: string) => toHundredths(text) || 0;
  return fromDraft(draft, (text) => Math.round(readRate(text)), readRate);
}

/** Lists the parts that differ between two windows. */
export function compareDrafts(mine: EstimateDraft, theirs: EstimateDraft): Difference[] {
  return (Object.keys(partLabels) as (keyof EstimateDraft)[]).flatMap((path) => {
    const [one, other] = [mine[path], theirs[path]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ path, label: partLabels[path], mine: describePart(one), theirs: describePart(other) }];
  });
}

const partLabels: Readonly<Record<keyof EstimateDraft, string>> = {
  options: 'Options',
  addOns: 'Add-ons',
  included: 'What’s included',
  notIncluded: 'What’s not included',
  start: 'When work can start',
  notes: 'Notes',
  terms: 'Terms',
  validUntil: 'Valid through',
  deposit: 'Deposit',
  paymentLink: 'Payment link',
  taxPercent: 'Sales tax',
  showDrawing: 'Show the drawing of the fence',
  cancellationNotice: 'Include the cancellation notice',
};

function describePart(part: EstimateDraft[keyof EstimateDraft]): string {
  if (typeof part === 'boolean') return part ? 'On' : 'Off';
  if (typeof part === 'string') return part || 'Empty';
  if ('kind' in part) return [depositLabels[part.kind], part.kind !== 'none' && part.value].filter(Boolean).join(': ');
  return part.map(describeEntry).join('; ') || 'None';
}

function describeEntry(entry: DraftOption | EstimateDraft['addOns'][number]): string {
  if ('price' in entry) return `${entry.text} $${entry.price}`;
  const lines = entry.lines.map(({ text, quantity, unitPrice }) => `${quantity} × ${text} at $${unitPrice}`);
  return `${entry.name || 'Option without a name'} (${lines.join(', ')})`;
}

const toList = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const toDollars = (cents: number) => (cents / 100).toFixed(2);
const toPlain = (hundredths: number) => String(hundredths / 100);

/** Reads "1.5" as 150. Extra decimals stay a fraction, which the schema refuses. An empty text counts as zero. */
function toHundredths(text: string): number {
  return text.trim() === '' ? 0 : Number((toNumber(text) * 100).toFixed(6));
}
