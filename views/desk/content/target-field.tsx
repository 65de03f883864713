import type { RedirectTarget } from '../../../src/shared/content/redirects.ts';
import { InputField, SelectField } from '../../components/field.tsx';
import type { LinkedPage } from './form-context.ts';
import { PageOptions } from './page-options.tsx';

interface TargetFieldProps {
  id: string;
  label: string;
  pages: readonly LinkedPage[];
  /** Where visitors are led; `undefined` for nowhere. */
  value: RedirectTarget | undefined;
  /** The words of the choice that leads nowhere, where that may be. */
  nowhere?: string;
  messages?: readonly string[] | undefined;
  onChange(target: RedirectTarget | undefined): void;
}

/** Where visitors are led: a page by its name, or an address of another website. */
export function TargetField({ id, label, pages, value, nowhere, messages, onChange }: TargetFieldProps) {
  const isElsewhere = value?.address !== undefined;
  const choice = value?.page ?? (isElsewhere ? elsewhere : '');
  return (
    <>
      <SelectField
        id={id}
        label={label}
        value={choice}
        messages={isElsewhere ? undefined : messages}
        onChange={({ target }) => onChange(toTarget(target.value))}
      >
        {nowhere === undefined && choice === '' && <option value="">Choose a page</option>}
        {nowhere !== undefined && <option value="">{nowhere}</option>}
        <PageOptions pages={pages} />
        <option value={elsewhere}>Another website...</option>
      </SelectField>
      {isElsewhere && (
        <InputField
          id={`${id}-address`}
          label="Address of the other website"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={value.address}
          messages={messages}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  );
}

/** No id of a page has a colon. */
const elsewhere = 'address:';

function toTarget(choice: string): RedirectTarget | undefined {
  if (choice === elsewhere) return { address: '' };
  return choice ? { page: choice } : undefined;
}
