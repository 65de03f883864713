import { useState } from 'react';
import { type Redirect, type RedirectTarget, redirectSchema } from '../../../src/shared/content/redirects.ts';
import { InputField } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';
import type { LinkedPage } from './form-context.ts';
import { TargetField } from './target-field.tsx';

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
