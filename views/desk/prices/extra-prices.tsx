import { percentLabels } from '../../../src/shared/price-versions.ts';
import { TextareaField } from '../../components/field.tsx';
import { idOf, type PriceEditing, PriceField, PriceSwitch } from './price-field.tsx';

const amounts = [
  ['minimum', '$ smallest job'],
  ['corner', '$ each corner'],
  ['tearOut.light', '$ a foot: chain link or rails taken down'],
  ['tearOut.solid', '$ a foot: boards, panels or metal taken down'],
] as const;

/** The amounts added to the fence price, and the width of the range. */
export function ExtraPrices(editing: PriceEditing) {
  return (
    <>
      <fieldset className="form-group">
        <legend>Added amounts</legend>
        <div className="price-group__fields">
          {amounts.map(([path, label]) => (
            <PriceField key={path} path={path} label={label} {...editing} />
          ))}
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>Added percent</legend>
        <div className="price-group__fields">
          {Object.entries(percentLabels).map(([name, label]) => (
            <PriceField key={name} path={`percents.${name}`} label={`% ${label}`} inputMode="numeric" {...editing} />
          ))}
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>The range</legend>
        <p>
          Visitors never see a single number. The range begins this far below your price and ends this far above it. It
          gets wider when they pace or guess a length, or do not know something.
        </p>
        <div className="price-group__fields">
          <PriceField path="baseWidth" label="% either way" inputMode="numeric" {...editing} />
        </div>
      </fieldset>
    </>
  );
}

/** The terms of a lender; a payment is shown only with all of them (12 CFR 1026.24). */
export function FinancingPrices(editing: PriceEditing) {
  const { draft, messages, onChange } = editing;
  return (
    <fieldset className="form-group">
      <legend>Financing</legend>
      <p>
        Anyone who advertises a monthly payment must also state the rate, the number of payments and the down payment,
        and must really offer them. Unless all of these are filled in, no payment is shown.
      </p>
      <PriceSwitch path="financing.on" {...editing} />
      <div className="price-group__fields">
        <PriceField path="financing.apr" label="APR, %" {...editing} />
        <PriceField path="financing.months" label="Months" inputMode="numeric" {...editing} />
        <PriceField path="financing.least" label="$ least amount" {...editing} />
        <PriceField path="financing.most" label="$ most amount" {...editing} />
      </div>
      <TextareaField
        id={idOf('financing.words')}
        label="Lender's words"
        rows={3}
        value={String(draft['financing.words'] ?? '')}
        onChange={(event) => onChange({ 'financing.words': event.target.value })}
        messages={messages['financing.words']}
      />
    </fieldset>
  );
}
