import { useState } from 'react';
import { type Redirect, type RedirectTarget, redirectSchema } from '../../../src/shared/content/addresses.ts';
import { InputField, SelectField } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';
import type { LinkedPage } from '../words/form-context.ts';
import { PageOptions } from '../words/page-options.tsx';

interface RedirectFormProps {
  /** The one that leads elsewhere from now on; absent for a new one. */
  redirect?: Redirect;
  pages: readonly LinkedPage[];
  onSaved(): Promise<void>;
}

/** Says where an address leads, new or changed. What was typed stays until it is stored. */
export function RedirectForm({ redirect, pages, onSaved }: RedirectFormProps) {
  const name = `redirect:${redirect?.from ?? ''}`;
  const beginning = { from: redirect?.from ?? '', target: redirect && targetOf(redirect) };
  const [draft, setDraft, forget] = useKept<{ from: string; target?: RedirectTarget | undefined }>(name, beginning);
  const { from, target } = draft;
  const [taken, setTaken] = useState<{ from: string; message: string }>();

  const { fields, saving, save } = useSave(redirectSchema, async ({ from: stored, ...target }) => {
    try {
      if (redirect) await sendJson('PATCH', `/api/admin/redirects/${encodeURIComponent(redirect.from)}`, target);
      else await sendJson('POST', '/api/admin/redirects', { from: stored, ...target });
    } catch (error) {
      if (error instanceof ResponseError && error.status === 409) setTaken({ from, message: describeFailure(error) });
      throw error;
    }
    if (redirect) forget();
    else setDraft(beginning);
    await onSaved();
  });

  return (
    <form
      className="words-place__form"
      noValidate
      aria-label={redirect ? `Where ${redirect.from} leads` : 'A new redirect'}
      onSubmit={(event) => {
        event.preventDefault();
        void save({ from, ...target });
      }}
    >
      {!redirect && (
        <InputField
          id="redirect-from"
          label="Old address, such as /old-page"
          autoCapitalize="none"
          spellCheck={false}
          value={from}
          messages={taken?.from === from ? [taken.message] : fields.from}
          onChange={(event) => setDraft({ ...draft, from: event.target.value })}
        />
      )}
      <TargetField
        id={`redirect-target-${redirect?.from ?? 'new'}`}
        label="Leads to"
        pages={pages}
        value={target}
        messages={fields.page ?? fields.address}
        onChange={(target) => setDraft({ from, target })}
      />
      <button className="button button--quiet" type="submit" disabled={saving}>
        {redirect ? 'Lead it there' : 'Add the redirect'}
      </button>
    </form>
  );
}

/** A page that is gone is chosen anew. */
const targetOf = ({ page, address }: Redirect): RedirectTarget => (page ? { page } : { address: address ?? '' });

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
