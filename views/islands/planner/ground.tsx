import { type Dispatch, memo } from 'react';
import { answerLabels } from '../../../src/shared/fence/labels.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { InputField } from '../../components/field.tsx';
import { Choices } from './choices.tsx';
import type { Action } from './reduce.ts';

const slopes = Object.entries(answerLabels.slope);
const grounds = Object.entries(answerLabels.ground);
const oldFences = [['0', 'None'], ...Object.entries(answerLabels.old)] as const;

interface GroundPartProps {
  slope: string | undefined;
  ground: string | undefined;
  old: string | undefined;
  oldFeet: string;
  oldFeetMessages: readonly string[] | undefined;
  fields: FieldMessages;
  dispatch: Dispatch<Action>;
}

/** What the ground is like, and what stands there now. */
export const GroundPart = memo(function GroundPart(props: GroundPartProps) {
  const { slope, ground, old, oldFeet, oldFeetMessages, fields, dispatch } = props;
  return (
    <fieldset className="price-part" id="ground">
      <legend>
        <h2>The ground</h2>
      </legend>
      <Choices
        name="slope"
        legend="Slope"
        options={slopes}
        chosen={slope}
        messages={fields.slope}
        dispatch={dispatch}
      />
      <Choices
        name="ground"
        legend="Digging"
        options={grounds}
        chosen={ground}
        messages={fields.ground}
        dispatch={dispatch}
      />
      <Choices
        name="old"
        legend="Old fence to take down"
        options={oldFences}
        chosen={old}
        messages={fields.old}
        dispatch={dispatch}
      />
      <InputField
        id="old-feet"
        name="oldFeet"
        label="Feet of old fence (leave empty if it’s as long as the new one)"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={oldFeet}
        onChange={({ target }) => dispatch({ do: 'type-old-feet', text: target.value })}
        onBlur={() => dispatch({ do: 'leave', list: 'side', key: 0, name: 'old' })}
        messages={oldFeetMessages}
      />
    </fieldset>
  );
});
