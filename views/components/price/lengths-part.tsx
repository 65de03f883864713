import { turnLabel, turnLabels } from '../../../src/shared/fence/labels.ts';
import { countRows, rowsAtLeast, type Typed } from '../../../src/shared/fence/typed-plan.ts';
import { CheckboxField, InputField, SelectField } from '../field.tsx';
import type { FormPartProps } from './form-part.ts';

/** The sides in their order: lengths and turns. This list is enough by itself; the sketch edits the same plan. */
export function LengthsPart({ typed, fields }: FormPartProps) {
  const rows = Array.from({ length: Math.max(rowsAtLeast.side, countRows(typed, 'side')) }, (_, index) => index + 1);
  const filled = rows.filter((row) => typed[`side.${row}.feet`]).length;
  return (
    <fieldset className="price-part" id="lengths">
      <legend>
        <h2>How long?</h2>
      </legend>
      <p className="price-part__hint">
        Walk where the fence will go, one straight side at a time. You can pace it off: three paces is about 8 feet.
      </p>
      <div className="price-rows" data-rows="side">
        {rows.map((row) => (
          <SideRow key={row} row={row} typed={typed} fields={fields} isSpare={row > Math.max(1, filled)} />
        ))}
      </div>
      <button
        type="submit"
        className="button button--quiet"
        name="do"
        value="add-side"
        formAction="/api/price-plan#lengths"
      >
        Add a side
      </button>
      <template data-template="side">
        <SideRow row={0} typed={{}} fields={{}} />
      </template>
    </fieldset>
  );
}

/** @param isSpare an empty row for those without JavaScript; scripts bring their own */
function SideRow({ row, typed, fields, isSpare }: FormPartProps & { row: number; isSpare?: boolean }) {
  const of = (name: string) => typed[`side.${row}.${name}`];
  const turn = of('turn') ?? '90';
  const isOdd = turn !== 'new' && !turnLabels.some(([degrees]) => String(degrees) === turn);
  return (
    <fieldset className={isSpare && !of('feet') ? 'price-row price-row--spare' : 'price-row'}>
      <legend>Side {row}</legend>
      <div className="price-row__turn" hidden={row === 1}>
        <SelectField
          id={`side-${row}-turn`}
          name={`side.${row}.turn`}
          label="Turn"
          defaultValue={turn}
          messages={fields[`side.${row}.turn`]}
        >
          {turnLabels.map(([degrees, label]) => (
            <option key={degrees} value={degrees}>
              {label}
            </option>
          ))}
          {isOdd && Number(turn) !== 0 && (
            <option value={turn} data-odd="">
              {turnLabel(Number(turn))}
            </option>
          )}
          <optgroup label="Elsewhere in the yard">
            <option value="new">New line</option>
          </optgroup>
        </SelectField>
      </div>
      <InputField
        id={`side-${row}-feet`}
        name={`side.${row}.feet`}
        label="Length in feet"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={of('feet') ?? ''}
        messages={fields[`side.${row}.feet`]}
      />
      <RowStart row={row} typed={typed} />
      <div className="price-row__closes" hidden={row === 1 || row === 2}>
        <CheckboxField
          id={`side-${row}-closes`}
          name={`side.${row}.closes`}
          label="Ends back at the starting point"
          defaultChecked={Boolean(of('closes'))}
          messages={fields[`side.${row}.closes`]}
        />
      </div>
      <RemoveButton list="side" row={row} />
    </fieldset>
  );
}

/** Where a drawn line begins, which the list does not show. */
function RowStart({ row, typed }: { row: number; typed: Typed }) {
  return ['heading', 'x', 'y'].map((name) => {
    const value = typed[`side.${row}.${name}`];
    return value && <input key={name} type="hidden" name={`side.${row}.${name}`} value={value} />;
  });
}

/** Removes a row; without a script it posts the form. */
export function RemoveButton({ list, row }: { list: 'side' | 'gate'; row: number }) {
  return (
    <button
      type="submit"
      className="price-row__remove"
      name="do"
      value={`remove-${list}-${row}`}
      formAction={`/api/price-plan#${list === 'side' ? 'lengths' : 'gates'}`}
      aria-label={`Remove ${list} ${row}`}
    >
      Remove
    </button>
  );
}
