import { labelOfPrice, percentLabels } from '../../../src/shared/desk/price-versions.ts';
import { heightsOf, type KindName, kindNames, kindOf, type Material } from '../../../src/shared/fence/kinds.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { kindLabel } from '../../../src/shared/fence/sentences.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, TextareaField } from '../../components/field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { isBigChange, type PriceDraft } from './draft.ts';

interface PriceFormProps extends PriceEditing {
  note: string;
  changed: boolean;
  saving: boolean;
  onNote(note: string): void;
  onSave(): void;
  onRevert(): void;
}

/** Every value of the table; the save bar stays in reach while there is something to save. */
export function PriceForm({ note, changed, saving, onNote, onSave, onRevert, ...editing }: PriceFormProps) {
  return (
    <form
      className="price-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <fieldset className="form-group">
        <legend>On the website</legend>
        <PriceSwitch path="enabled" label="Show Price my fence" {...editing} />
      </fieldset>
      <p>
        Leave the amount per foot empty to take a height off the page. A gate never costs less than the fence it
        replaces.
      </p>
      <KindPrices {...editing} />
      <ExtraPrices {...editing} />
      <FinancingPrices {...editing} />
      <InputField
        id="prices-note"
        label="Note for the history"
        maxLength={200}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      <SaveBar
        changed={changed}
        saving={saving}
        failed={Object.keys(editing.messages).length > 0}
        onRevert={onRevert}
      />
    </form>
  );
}

/** What every part of the editor works on. */
interface PriceEditing {
  draft: PriceDraft;
  saved: PriceDraft;
  messages: FieldMessages;
  onChange(changes: PriceDraft): void;
}

interface PriceFieldProps extends PriceEditing {
  path: string;
  /** The visible part of the name where the heading says the rest. */
  label?: string;
  inputMode?: 'decimal' | 'numeric';
}

/** One number of the table, with a question where it changes a lot. */
function PriceField({ path, label, inputMode = 'decimal', draft, saved, messages, onChange }: PriceFieldProps) {
  const text = String(draft[path] ?? '');
  const asks = isBigChange(text, String(saved[path] ?? ''));
  return (
    <div className="price-field">
      <InputField
        id={idOf(path)}
        label={label ?? labelOfPrice(path)}
        aria-label={label && labelOfPrice(path)}
        inputMode={inputMode}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange({ [path]: event.target.value })}
        messages={messages[path]}
      />
      <p className="price-field__question" role="status">
        {asks && `Was ${saved[path]}. Is that right?`}
      </p>
    </div>
  );
}

/** A switch of the table. */
function PriceSwitch({ path, label, draft, messages, onChange }: PriceFieldProps) {
  return (
    <CheckboxField
      id={idOf(path)}
      label={label ?? labelOfPrice(path)}
      checked={draft[path] === true}
      onChange={(event) => onChange({ [path]: event.target.checked })}
      messages={messages[path]}
    />
  );
}

const idOf = (path: string): string => `prices-${path.replaceAll('.', '-')}`;

const materials: [material: Material, label: string][] = [
  ['wood', 'Wood'],
  ['vinyl', 'Vinyl'],
  ['aluminum', 'Aluminum'],
  ['chain link', 'Chain link'],
];

/** The fences that are offered, and a block of amounts for each. */
function KindPrices(editing: PriceEditing) {
  return materials.map(([material, label]) => {
    const kinds = kindNames.filter((name) => kindOf(name).material === material);
    return (
      <fieldset key={material} className="form-group">
        <legend>{label}</legend>
        {kinds.length > 1 && <MaterialSwitch label={label} kinds={kinds} {...editing} />}
        {kinds.map((kind) => (
          <KindBlock key={kind} kind={kind} {...editing} />
        ))}
      </fieldset>
    );
  });
}

/** Sets all fences of a material; half way where only some of them are offered. */
function MaterialSwitch({
  label,
  kinds,
  draft,
  onChange,
}: Pick<PriceEditing, 'draft' | 'onChange'> & { label: string; kinds: readonly KindName[] }) {
  const paths = kinds.map((kind) => `kinds.${kind}.offered`);
  const offered = paths.filter((path) => draft[path] === true).length;
  return (
    <label className="field__choice">
      <input
        type="checkbox"
        checked={offered === paths.length}
        ref={(box) => {
          if (box) box.indeterminate = offered > 0 && offered < paths.length;
        }}
        onChange={(event) => onChange(Object.fromEntries(paths.map((path) => [path, event.target.checked])))}
      />{' '}
      Offer {label.toLowerCase()} fences
    </label>
  );
}

function KindBlock({ kind, ...editing }: PriceEditing & { kind: KindName }) {
  const title = `${idOf(`kinds.${kind}`)}-title`;
  return (
    <section className="price-kind" aria-labelledby={title}>
      <header className="price-kind__header">
        <h3 id={title}>{kindLabel(kind)}</h3>
        <PriceSwitch path={`kinds.${kind}.offered`} label={`Offer ${kindLabel(kind).toLowerCase()}`} {...editing} />
      </header>
      <div className="price-kind__heights">
        {heightsOf(kind).map((height) => (
          <HeightRow key={height} kind={kind} height={height} {...editing} />
        ))}
      </div>
    </section>
  );
}

function HeightRow({ kind, height, ...editing }: PriceEditing & { kind: KindName; height: number }) {
  const path = `kinds.${kind}.heights.${height}`;
  return (
    <div className="price-height">
      <h4 className="price-height__title">{inFeet(height)} tall</h4>
      <PriceField path={`${path}.perFoot`} label="$ per foot" {...editing} />
      <PriceField path={`${path}.walkGate`} label="$ walk gate" {...editing} />
      <PriceField path={`${path}.doubleGatePerFoot`} label="$ double gate, a foot" {...editing} />
    </div>
  );
}

const amounts = [
  ['minimum', '$ smallest job'],
  ['corner', '$ each corner'],
  ['tearOut.light', '$ a foot: chain link or rails taken down'],
  ['tearOut.solid', '$ a foot: boards, panels or metal taken down'],
] as const;

/** The amounts added to the fence price, and the width of the range. */
function ExtraPrices(editing: PriceEditing) {
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
function FinancingPrices(editing: PriceEditing) {
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
