import { depositLabels } from '../../../src/shared/estimate/content.ts';
import { InputField, SelectField, TextareaField, textKinds } from '../../components/field.tsx';
import { useFormAround } from '../kit/form.tsx';
import type { TermsDraft } from './draft.ts';

/** The kind of deposit, and its value. */
export function DepositFields() {
  const { draft, messages, change } = useFormAround<TermsDraft>();
  const { deposit } = draft;
  return (
    <div className="columns">
      <SelectField
        id="estimate-deposit"
        label="Deposit"
        messages={messages.deposit}
        value={deposit.kind}
        onChange={({ target }) =>
          change({ deposit: { ...deposit, kind: target.value as TermsDraft['deposit']['kind'] } })
        }
      >
        {Object.entries(depositLabels).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      {deposit.kind !== 'none' && (
        <InputField
          {...textKinds.money}
          id="estimate-deposit-value"
          label={deposit.kind === 'percent' ? 'Percent' : 'Amount in dollars'}
          messages={messages['deposit.value']}
          value={deposit.value}
          onChange={({ target }) => change({ deposit: { ...deposit, value: target.value } })}
        />
      )}
    </div>
  );
}

/** A list of plain texts, with one entry on each line. */
export function ListField({ of, label }: { of: 'included' | 'notIncluded'; label: string }) {
  const { draft, messages, change } = useFormAround<TermsDraft>();
  const problems = Object.entries(messages)
    .filter(([path]) => path === of || path.startsWith(`${of}.`))
    .flatMap(([, texts]) => texts ?? []);
  return (
    <TextareaField
      id={`estimate-${of}`}
      label={`${label} (one item on each line)`}
      rows={4}
      messages={[...new Set(problems)]}
      value={draft[of]}
      onChange={({ target }) => change(of === 'included' ? { included: target.value } : { notIncluded: target.value })}
    />
  );
}
