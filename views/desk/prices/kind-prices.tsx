import { heightsOf, type KindName, kindNames, kindOf, type Material } from '../../../src/shared/fence/kinds.ts';
import { kindLabel } from '../../../src/shared/fence/labels.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { idOf, type PriceEditing, PriceField, PriceSwitch } from './price-field.tsx';

const materials: [material: Material, label: string][] = [
  ['wood', 'Wood'],
  ['vinyl', 'Vinyl'],
  ['aluminum', 'Aluminum'],
  ['chain link', 'Chain link'],
];

/** The fences that are offered, and a block of amounts for each. */
export function KindPrices(editing: PriceEditing) {
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
