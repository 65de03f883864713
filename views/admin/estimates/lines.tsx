import { estimateLimits } from '../../../src/shared/estimate/content.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { lineAmount } from '../../../src/shared/estimate/totals.ts';
import { Button } from '../kit/button.tsx';
import { Field, useFormAround } from '../kit/form.tsx';
import { SortableList, useEntryKeys } from '../kit/sortable.tsx';
import {
  countedContent,
  type DraftLine,
  type EstimateDraft,
  emptyDraftLine,
  type SuggestedLine,
  toDraftOption,
} from './draft.ts';

interface EstimateLineListProps {
  /** Position of the option, from 0. */
  index: number;
  suggested: readonly SuggestedLine[];
}

/** The lines of an option: edited in place, added at the end, moved, removed. */
export function EstimateLineList({ index, suggested }: EstimateLineListProps) {
  const { draft, messages, change } = useFormAround<EstimateDraft>();
  const lines = draft.options[index]?.lines ?? [];
  const amounts = countedContent(draft).options[index]?.lines.map(lineAmount) ?? [];
  const [keys, reorder] = useEntryKeys(lines.length);
  const listId = `estimate-lines-${index}`;
  const problem = messages[`options.${index}.lines`];
  const nameOf = (key: string) => lines[keys.indexOf(key)]?.text || `line ${keys.indexOf(key) + 1}`;

  const put = (next: readonly DraftLine[]) =>
    change(({ options }) => ({
      options: options.map((option, place) => (place === index ? { ...option, lines: next } : option)),
    }));

  /** Puts the lines with these keys in this order. */
  function arrange(next: readonly string[]): void {
    put(next.map((key) => lines[keys.indexOf(key)] ?? emptyDraftLine()));
    reorder(next);
  }

  /** Choosing a line of the price list fills in its unit and price, unless a price was typed. */
  function type(place: number, text: string): void {
    const found = suggested.find((line) => line.text === text);
    const [full] = found ? toDraftOption({ name: '', description: '', lines: [found] }).lines : [];
    put(
      lines.map((line, other) => {
        if (other !== place) return line;
        return full && Number(line.unitPrice) === 0 ? { ...full, quantity: line.quantity } : { ...line, text };
      }),
    );
  }

  return (
    <div className="stack-1">
      <SortableList
        className="rows-below estimate-line-list"
        rowClass="estimate-line stack-0"
        entries={keys}
        keyOf={(key) => key}
        nameOf={nameOf}
        onMove={arrange}
      >
        {(key, { handle, buttons }) => {
          const place = keys.indexOf(key);
          const path = `options.${index}.lines.${place}`;
          const within = `line ${place + 1}`;
          return (
            <>
              <div className="estimate-line__fields">
                <Field of={`${path}.text`} within={within} list={listId} onValue={(text) => type(place, text)} />
                <Field of={`${path}.quantity`} within={within} />
                <Field of={`${path}.unit`} within={within} />
                <Field of={`${path}.unitPrice`} within={within} />
              </div>
              <div className="estimate-line__foot cluster">
                {handle}
                {buttons}
                <Button text about={nameOf(key)} onClick={() => arrange(keys.filter((other) => other !== key))}>
                  Remove
                </Button>
                {Number(draft.taxPercent) > 0 && <Field of={`${path}.taxable`} within={within} />}
                <p className="estimate-line__amount strong tabular">{formatCents(amounts[place] ?? 0)}</p>
              </div>
            </>
          );
        }}
      </SortableList>
      {problem && <p className="wrong">{problem.join(' ')}</p>}
      <datalist id={listId}>
        {suggested.map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <Button
        quiet
        className="start"
        disabled={lines.length >= estimateLimits.lines}
        onClick={() => put([...lines, emptyDraftLine()])}
      >
        Add a line
      </Button>
    </div>
  );
}
