import { estimateLimits } from '../../../src/shared/estimate/content.ts';
import type { PlanOption } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { EstimateSums } from '../../components/estimate-figures.tsx';
import { Button } from '../kit/button.tsx';
import { Field, useFormAround } from '../kit/form.tsx';
import { Menu } from '../kit/menu.tsx';
import { useEntryKeys } from '../kit/sortable.tsx';
import {
  countedContent,
  type DraftOption,
  type EstimateDraft,
  emptyDraftOption,
  type SuggestedLine,
  toDraftOption,
} from './draft.ts';
import { EstimateLineList } from './lines.tsx';

/** The options of an estimate, each with its lines and its total while they are typed. */
export function EstimateOptions({ planned }: { planned: readonly PlanOption[] }) {
  const { draft, change } = useFormAround<EstimateDraft>();
  const { options } = draft;
  const [keys, reorder] = useEntryKeys(options.length);
  const counted = countedContent(draft);

  function remove(index: number): void {
    change({ options: options.toSpliced(index, 1) });
    reorder(keys.toSpliced(index, 1));
  }

  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key} className="form-group card stack-2">
          <legend>{options.length === 1 ? 'Price' : `Option ${index + 1}`}</legend>
          <Field of={`options.${index}.name`} placeholder="Cedar privacy, 6 ft" />
          <Field of={`options.${index}.description`} />
          <EstimateLineList index={index} suggested={listSuggested(planned)} />
          <EstimateSums content={counted} option={index} />
          {options.length > 1 && (
            <Button
              text
              className="start"
              about={options[index]?.name || `Option ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove option
            </Button>
          )}
        </fieldset>
      ))}
      {options.length < estimateLimits.options && (
        <OptionMenu planned={planned} onAdd={(option) => change({ options: [...options, option] })} />
      )}
    </>
  );
}

interface OptionMenuProps {
  planned: readonly PlanOption[];
  onAdd(option: DraftOption): void;
}

/** The button that adds an option: the customer's plan in another material or height, or an empty one. */
function OptionMenu({ planned, onAdd }: OptionMenuProps) {
  if (planned.length === 0)
    return (
      <Button quiet className="start" onClick={() => onAdd(emptyDraftOption())}>
        Add an option
      </Button>
    );
  const choices = [
    ...likelyFirst(planned).map(({ label, subtotal, option }) => ({
      label: `${label}: ${formatCents(subtotal)}`,
      option: toDraftOption(option),
    })),
    { label: 'Empty option', option: emptyDraftOption() },
  ];
  return (
    <Menu className="start pop--start" look="button button--quiet" label="Add an option">
      <p className="hint">The customer’s plan at today’s prices</p>
      <ul className="rows estimate-choices">
        {choices.map(({ label, option }) => (
          <li key={label}>
            <Button
              text
              onClick={({ currentTarget }) => {
                onAdd(option);
                currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The other materials in the planned height come before other heights. */
function likelyFirst(planned: readonly PlanOption[]): readonly PlanOption[] {
  const height = planned.find(({ isPlanned }) => isPlanned)?.height;
  return [...planned].sort((one, other) => Number(one.height !== height) - Number(other.height !== height));
}

function listSuggested(planned: readonly PlanOption[]): SuggestedLine[] {
  const byText = new Map(planned.flatMap(({ option }) => option.lines.map((line) => [line.text, line] as const)));
  return [...byText.values()];
}
