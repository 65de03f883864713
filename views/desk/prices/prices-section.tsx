import { formatDay } from '../../../src/shared/dates.ts';
import { type CurrentPrices, labelOfPrice, type PriceOverview } from '../../../src/shared/price-versions.ts';
import { defineData, readJson } from '../api.ts';
import { Conflict } from '../conflict.tsx';
import { usePriceEditor } from './price-editor.ts';
import { PriceExamples } from './price-examples.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';

const [loader, usePrices] = defineData('The prices', () => readJson<PriceOverview>('/api/admin/prices'));

export { loader };

/** The owner's prices (docs/product.md, "Price my fence"): checked, shown on three examples, live at once on the page. */
export function Component() {
  const [initial] = usePrices();
  const editor = usePriceEditor(initial);
  const { saved, draft, changed, saving } = editor;
  return (
    <div className="prices">
      <h1>Prices</h1>
      <PriceState current={saved} disabled={changed || saving} onChecked={editor.confirm} />
      {editor.differences && (
        <Conflict
          title="The prices were changed in another window"
          differences={editor.differences.map(labelOfPrice)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <div className="prices__columns">
        <PriceForm {...editor.form} />
        <PriceExamples saved={saved.prices} draft={draft} />
      </div>
      <PriceHistory history={saved.history} onRestore={editor.restore} />
    </div>
  );
}

function PriceState({
  current: { version, checkedAt },
  disabled,
  onChecked,
}: {
  current: CurrentPrices;
  disabled: boolean;
  onChecked(): void;
}) {
  return (
    <div className={`price-state${checkedAt ? '' : ' price-state--notice'}`}>
      <p>
        {checkedAt
          ? `Price my fence uses these prices. You last checked them on ${formatDay(new Date(checkedAt))}.`
          : 'These are typical 2025 prices for the Piedmont, not your own yet, and the page says so. Look through them, then save your own or say that they are right.'}
      </p>
      <button className="button button--quiet" type="button" disabled={disabled} onClick={onChecked}>
        Still right today
      </button>
      {version > 0 && <span className="price-state__version">Version {version}</span>}
    </div>
  );
}
