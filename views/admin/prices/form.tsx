import { fieldLabelOfPrice, labelOfPrice, percentLabels } from '../../../src/shared/admin/price-versions.ts';
import { setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { heightsOf, type KindName, kindNames, kindOf, materialNames } from '../../../src/shared/fence/kinds.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { kindLabel } from '../../../src/shared/fence/sentences.ts';
import { Field, Form, type FormState, SaveBar, useFormAround } from '../kit/form.tsx';
import { type Typed, toNumber } from '../kit/values.ts';

/** The prices while they are edited, by the paths that messages name: `prices.kinds.chain-link.heights.48.perFoot`. */
export type PriceDraft = Typed<{ prices: PriceTable; note: string }>;

/** All values of the table. The save bar stays within reach while there are changes. */
export function PriceForm({ form }: { form: FormState<PriceDraft> }) {
  return (
    <Form form={form} className="price-form stack-2">
      <fieldset className="form-group card stack-2">
        <legend>On the website</legend>
        <Field of="prices.enabled" label="Show Price my fence" />
      </fieldset>
      <p>
        Leave the amount per foot empty to stop offering a height. If a gate would cost less than the same length of
        fence, visitors see the fence price.
      </p>
      <KindPrices />
      <ExtraPrices />
      <FinancingPrices />
      <Field of="note" />
      <SaveBar />
    </Form>
  );
}

/**
 * One number of the table, with a warning if it changes a lot. Its spoken label contains the visible one, so that voice control finds it.
 */
function PriceField({ path, unit = '$' }: { path: string; unit?: '$' | '%' | '' }) {
  const { draft, stored } = useFormAround<PriceDraft>();
  const [typed, saved] = [draft, stored].map(({ prices }) => String(valueAt(prices, path) ?? ''));
  return (
    <div>
      <Field
        of={`prices.${path}`}
        label={`${fieldLabelOfPrice(path)}${unit && ` (${unit})`}`}
        aria-label={`${labelOfPrice(path)}${unit && ` (${unit})`}`}
        autoComplete="off"
      />
      <p className="price-field__question" role="status">
        {isBigChange(typed ?? '', saved ?? '') && `Was ${saved}. Is that right?`}
      </p>
    </div>
  );
}

/** True if a number differs from the saved one by more than 40 percent: worth a second look, but not an error. */
function isBigChange(text: string, saved: string): boolean {
  const [now, before] = [toNumber(text), toNumber(saved)];
  return before > 0 && Math.abs(now - before) > 0.4 * before;
}

/** The fences that are offered, and a block of amounts for each. */
function KindPrices() {
  return Object.entries(materialNames).map(([material, label]) => {
    const kinds = kindNames.filter((name) => kindOf(name).material === material);
    return (
      <fieldset key={material} className="form-group card stack-2">
        <legend>{label}</legend>
        {kinds.length > 1 && <MaterialSwitch label={label} kinds={kinds} />}
        {kinds.map((kind) => (
          <KindBlock key={kind} kind={kind} />
        ))}
      </fieldset>
    );
  });
}

/** Turns all fences of a material on or off. The box is half checked if only some of them are offered. */
function MaterialSwitch({ label, kinds }: { label: string; kinds: readonly KindName[] }) {
  const { draft, change } = useFormAround<PriceDraft>();
  const paths = kinds.map((kind) => `prices.kinds.${kind}.offered`);
  const offered = paths.filter((path) => valueAt(draft, path) === true).length;
  return (
    <label className="field__choice">
      <input
        type="checkbox"
        checked={offered === paths.length}
        ref={(box) => {
          if (box) box.indeterminate = offered > 0 && offered < paths.length;
        }}
        onChange={({ target }) =>
          change((draft) => paths.reduce((draft, path) => setAt(draft, path, target.checked), draft))
        }
      />{' '}
      Offer {label.toLowerCase()} fences
    </label>
  );
}

function KindBlock({ kind }: { kind: KindName }) {
  const title = `prices-${kind}-title`;
  return (
    <section className="price-kind stack-1" aria-labelledby={title}>
      <header className="cluster apart">
        <h3 id={title}>{kindLabel(kind)}</h3>
        <Field of={`prices.kinds.${kind}.offered`} label={`Offer ${kindLabel(kind).toLowerCase()}`} />
      </header>
      <div className="stack-1">
        {heightsOf(kind).map((height) => (
          <HeightRow key={height} kind={kind} height={height} />
        ))}
      </div>
    </section>
  );
}

function HeightRow({ kind, height }: { kind: KindName; height: number }) {
  const path = `kinds.${kind}.heights.${height}`;
  return (
    <div className="price-height">
      <h4 className="price-height__title">{inFeet(height)} tall</h4>
      <PriceField path={`${path}.perFoot`} />
      <PriceField path={`${path}.walkGate`} />
      <PriceField path={`${path}.doubleGatePerFoot`} />
    </div>
  );
}

const amounts = ['minimum', 'corner', 'tearOut.light', 'tearOut.solid'] as const;

/** The amounts added to the fence price, and the width of the range. */
function ExtraPrices() {
  return (
    <>
      <fieldset className="form-group card stack-2">
        <legend>Flat fees</legend>
        <div className="price-group__fields columns">
          {amounts.map((path) => (
            <PriceField key={path} path={path} />
          ))}
        </div>
      </fieldset>
      <fieldset className="form-group card stack-2">
        <legend>Percent markups</legend>
        <div className="price-group__fields columns">
          {Object.keys(percentLabels).map((name) => (
            <PriceField key={name} path={`percents.${name}`} unit="%" />
          ))}
        </div>
      </fieldset>
      <fieldset className="form-group card stack-2">
        <legend>Price range</legend>
        <p>
          Visitors always see a range, never one number. This is how far it goes below and above your price. It gets
          wider when they pace or guess a length, or aren’t sure about something.
        </p>
        <div className="price-group__fields columns">
          <PriceField path="baseWidth" unit="%" />
        </div>
      </fieldset>
    </>
  );
}

/** The terms of a lender. A payment is shown only if all of them are given (12 CFR 1026.24). */
function FinancingPrices() {
  return (
    <fieldset className="form-group card stack-2">
      <legend>Financing</legend>
      <p>
        If you advertise a monthly payment, you must also state the rate, the number of payments, and the down payment,
        and you must actually offer those terms. No payment is shown until all of these are filled in.
      </p>
      <Field of="prices.financing.on" label={labelOfPrice('financing.on')} />
      <div className="price-group__fields columns">
        <PriceField path="financing.apr" unit="%" />
        <PriceField path="financing.months" unit="" />
        <PriceField path="financing.least" />
        <PriceField path="financing.most" />
      </div>
      <Field of="prices.financing.words" label="Lender’s required wording" rows={3} />
    </fieldset>
  );
}
