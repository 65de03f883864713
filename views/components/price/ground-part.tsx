import { answerLabels } from '../../../src/shared/fence/labels.ts';
import { InputField } from '../field.tsx';
import { Choices } from './choices.tsx';
import type { FormPartProps } from './form-part.ts';

/** What the ground is like, and what stands there now. */
export function GroundPart({ typed, fields }: FormPartProps) {
  return (
    <fieldset className="price-part" id="ground">
      <legend>
        <h2>The ground</h2>
      </legend>
      <Choices
        name="slope"
        legend="Slope"
        options={Object.entries(answerLabels.slope)}
        chosen={typed.slope}
        fields={fields}
      />
      <Choices
        name="ground"
        legend="Digging"
        options={Object.entries(answerLabels.ground)}
        chosen={typed.ground}
        fields={fields}
      />
      <Choices
        name="old"
        legend="Old fence to take down"
        options={[['0', 'None'], ...Object.entries(answerLabels.old)]}
        chosen={typed.old}
        fields={fields}
      />
      <InputField
        id="old-feet"
        name="oldFeet"
        label="Feet of old fence (leave empty if it’s as long as the new one)"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={typed.oldFeet ?? ''}
        messages={fields.oldFeet}
      />
    </fieldset>
  );
}
