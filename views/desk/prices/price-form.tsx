import { InputField } from '../../components/field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { ExtraPrices, FinancingPrices } from './extra-prices.tsx';
import { KindPrices } from './kind-prices.tsx';
import { type PriceEditing, PriceSwitch } from './price-field.tsx';

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
