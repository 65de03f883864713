import { type TownQuestion, townQuestions } from '../../../src/shared/content/new-page.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { TextareaField } from '../../components/field.tsx';
import { Counter } from './field-control.tsx';
import type { NewPageDraft } from './new-page-draft.ts';

interface NewTownQuestionsProps {
  draft: NewPageDraft;
  fields: FieldMessages;
  change(part: Partial<NewPageDraft>): void;
}

const questions = Object.entries(townQuestions) as [TownQuestion, (typeof townQuestions)[TownQuestion]][];

/** What only the owner knows of a town; each answer becomes words of the draft. */
export function NewTownQuestions({ draft, fields, change }: NewTownQuestionsProps) {
  return questions.map(([name, { ask, max }]) => {
    const text = draft[name] ?? '';
    return (
      <div key={name}>
        <TextareaField
          id={`new-town-${name}`}
          label={ask}
          rows={3}
          value={text}
          messages={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
        <Counter length={text.length} max={max} />
      </div>
    );
  });
}
