import { answerLabels, gateLabel } from '../../../src/shared/fence/labels.ts';
import { gateWidths } from '../../../src/shared/fence/plan.ts';
import { countRows, rowsAtLeast, type Typed } from '../../../src/shared/fence/typed-plan.ts';
import { InputField, SelectField } from '../field.tsx';
import { Choices } from './choices.tsx';
import type { FormPartProps } from './form-part.ts';
import { RemoveButton } from './lengths-part.tsx';

/** The gates, each in a side; and how sure the lengths are. */
export function GatesPart({ typed, fields }: FormPartProps) {
  const rows = Array.from({ length: Math.max(rowsAtLeast.gate, countRows(typed, 'gate')) }, (_, index) => index + 1);
  const sides = Math.max(rowsAtLeast.side, countRows(typed, 'side'));
  return (
    <fieldset className="price-part" id="gates">
      <legend>
        <h2>Gates</h2>
      </legend>
      <p className="price-part__hint">
        For each gate, choose its width and its side. Under “Feet before the gate,” count from the start of that side,
        or leave it empty to put the gate in the middle.
      </p>
      <div className="price-rows" data-rows="gate">
        {rows.map((row) => (
          <GateRow key={row} row={row} sides={sides} typed={typed} fields={fields} />
        ))}
      </div>
      <button
        type="submit"
        className="button button--quiet"
        name="do"
        value="add-gate"
        formAction="/api/price-plan#gates"
      >
        Add a gate
      </button>
      <template data-template="gate">
        <GateRow row={0} sides={0} typed={{}} fields={{}} />
      </template>
      <Choices
        name="measured"
        legend="How did you measure?"
        options={Object.entries(answerLabels.measured)}
        chosen={typed.measured}
        fields={fields}
      />
    </fieldset>
  );
}

function GateRow({ row, sides, typed, fields }: { row: number; sides: number; typed: Typed } & FormPartProps) {
  const of = (name: string) => typed[`gate.${row}.${name}`] ?? '';
  return (
    <fieldset
      className={of('width') || of('at') ? 'price-row price-row--gate' : 'price-row price-row--gate price-row--spare'}
    >
      <legend>Gate {row}</legend>
      <SelectField
        id={`gate-${row}-width`}
        name={`gate.${row}.width`}
        label="Width"
        defaultValue={of('width')}
        messages={fields[`gate.${row}.width`]}
      >
        <option value="">No gate</option>
        {gateWidths.map((width) => (
          <option key={width} value={width}>
            {gateLabel(width)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`gate-${row}-side`}
        name={`gate.${row}.side`}
        label="Which side"
        defaultValue={of('side')}
        messages={fields[`gate.${row}.side`]}
      >
        <option value="">Choose</option>
        {Array.from({ length: sides }, (_, index) => index + 1).map((side) => (
          <option key={side} value={side}>
            {side}
          </option>
        ))}
      </SelectField>
      <InputField
        id={`gate-${row}-at`}
        name={`gate.${row}.at`}
        label="Feet before the gate"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Middle"
        defaultValue={of('at')}
        messages={fields[`gate.${row}.at`]}
      />
      <RemoveButton list="gate" row={row} />
    </fieldset>
  );
}
