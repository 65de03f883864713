import { drawCard } from '../../../src/shared/fence/elevation.ts';
import { heightsOf, type KindName, kindOf } from '../../../src/shared/fence/kinds.ts';
import { answerLabels, finishLabel, kindLabel } from '../../../src/shared/fence/labels.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { offeredHeights, offeredKinds } from '../../../src/shared/fence/offered-kinds.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { useSite } from '../../site.ts';
import { Choice, Choices, FieldMessage } from './choices.tsx';
import { Drawing } from './drawing.tsx';
import type { FormPartProps } from './form-part.ts';

/** Which fence, how tall, in what finish, and whom it is for. */
export function FencePart({ typed, fields, kind }: FormPartProps & { kind: KindName }) {
  const { prices } = useSite().prices;
  const offered = offeredHeights(kind, prices);
  const heights = offered.length ? offered : [Number(typed.height)];
  return (
    <fieldset className="price-part" id="fence">
      <legend>
        <h2>Your fence</h2>
      </legend>
      <KindCards kinds={offeredKinds(prices)} chosen={typed.kind} fields={fields} />
      <div className="price-part__pair">
        <Choices
          name="height"
          legend="Height"
          options={heights.map((height) => [String(height), inFeet(height)])}
          chosen={typed.height}
          fields={fields}
        />
        <Choices
          name="finish"
          legend="Material or color"
          options={kindOf(kind).finishes.map((finish) => [finish, finishLabel(finish, kind)])}
          chosen={typed.finish}
          fields={fields}
        />
        <Choices
          name="property"
          legend="Is it for"
          options={Object.entries(answerLabels.property)}
          chosen={typed.property}
          fields={fields}
        />
      </div>
      <template data-template="choice">
        <Choice name="choice" value="">
          {''}
        </Choice>
      </template>
    </fieldset>
  );
}

interface KindCardsProps {
  kinds: readonly KindName[];
  chosen: string | undefined;
  fields: FieldMessages;
}

/** Each fence in its own drawing, in a middle height. */
function KindCards({ kinds, chosen, fields }: KindCardsProps) {
  return (
    <fieldset className="choices" aria-describedby={fields.kind && 'kind-message'}>
      <legend className="unseen">Which fence</legend>
      <div className="price-cards">
        {kinds.map((kind) => (
          <label className="price-card" key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
            <Drawing drawing={drawCard(kind, cardHeight(kind))} />
            <span>{kindLabel(kind)}</span>
          </label>
        ))}
      </div>
      <FieldMessage name="kind" messages={fields.kind} />
    </fieldset>
  );
}

/** The height that is bought most: privacy 6 ft, the others about 4 ft. */
function cardHeight(kind: KindName): number {
  const heights = heightsOf(kind);
  return heights.includes(48) ? 48 : (heights[0] ?? 72);
}
