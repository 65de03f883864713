import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Redirect, redirectSchema } from '../../../src/shared/content/addresses.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { describeFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Form, Refusal, Submit, useForm } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { OldAddresses } from './old-addresses.tsx';
import { nameTarget } from './places.ts';
import { TargetFields, toChoice, toTarget } from './target-fields.tsx';

const [loader, useRedirects] = defineData('The redirects', async () => {
  const [list, overview] = await Promise.all([
    readJson<Redirect[]>('/api/admin/redirects'),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { list, overview };
});

export { loader };

/** Addresses without a page and their redirects: the owner's own, and those that the site created when pages moved. */
export function Component() {
  const { list, overview } = useRedirects();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const shown = list.filter(({ from }) => from.toLowerCase().includes(term));
  return (
    <div className="stack">
      <PageHeader
        title="Redirects"
        about="Old addresses still bring visitors from search engines, other websites, and printed flyers. Choose where each one goes. When you move a page, its old address redirects automatically."
      />
      <RedirectForm overview={overview} onSaved={revalidate} />
      <OldAddresses overview={overview} onSaved={revalidate} />
      {list.length > 12 && (
        <InputField
          id="redirect-search"
          label="Find an address"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <section className="stack-2" aria-labelledby="redirects-title">
        <h2 id="redirects-title" tabIndex={-1}>
          Your redirects
        </h2>
        {shown.length === 0 && <p className="empty">{term ? 'No address matches.' : 'No redirects yet.'}</p>}
        <ul className="site-list__pages card rows">
          {shown.map((redirect) => (
            <RedirectRow key={redirect.from} redirect={redirect} overview={overview} onChanged={revalidate} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  overview: SiteOverview;
  onChanged(): Promise<void>;
}

/** A redirect and its actions. */
function RedirectRow({ redirect, overview, onChanged }: RedirectRowProps) {
  const { from, automatic } = redirect;
  const [isOpen, setIsOpen] = useState(false);
  const name = readable(from);

  async function remove(): Promise<void> {
    if (!(await ask({ ...deletion, title: `Delete ${name}?` }))) return;
    await telling('Not deleted', async () => {
      await sendJson('DELETE', `/api/admin/redirects/${encodeURIComponent(from)}`);
      await onChanged();
      addToast({ title: 'Deleted', description: `${name} no longer redirects.` });
      // The row that had the focus is gone.
      document.getElementById('redirects-title')?.focus();
    });
  }

  return (
    <li className="page-row">
      <div className="page-row__text">
        <span className="strong wraps">{name}</span>
        <span className="hint wraps">{describeRedirect(redirect, overview)}</span>
      </div>
      <span className="page-row__states">
        <span className="text-chip chip">{automatic ? 'Automatic' : 'Yours'}</span>
      </span>
      <div className="cluster page-row__buttons">
        <Button text aria-expanded={isOpen} about={name} onClick={() => setIsOpen(!isOpen)}>
          Change
        </Button>
        <Button text about={name} onClick={remove}>
          Delete
        </Button>
      </div>
      {isOpen && (
        <div className="page-row__menu stack-1">
          {automatic && (
            <p>
              The site made this redirect when the page moved. If you change it, the site won’t update it automatically
              anymore.
            </p>
          )}
          <RedirectForm
            redirect={redirect}
            overview={overview}
            onSaved={async () => {
              setIsOpen(false);
              await onChanged();
            }}
          />
        </div>
      )}
    </li>
  );
}

const deletion = {
  text: 'Visitors with this old address will get a “page not found” error. You’d have to add the redirect again.',
  yes: 'Delete anyway',
  no: 'Keep it',
  danger: true,
};

/** The name of a visible page, or of the page that stands in for a hidden one. */
function describeRedirect({ page, address, automatic }: Redirect, { documents, plan }: SiteOverview): string {
  const forHow = automatic ? 'permanently' : 'until you change it';
  if (address) return `redirects to ${address}, ${forHow}`;
  const found = documents.find(({ id }) => id === page);
  if (found?.path) return `redirects to ${found.name}, ${forHow}`;
  const standIn = page === undefined ? undefined : plan.hidden[page];
  if (standIn)
    return `redirects to ${nameTarget(standIn, documents, plan)}, in place of ${found?.name ?? 'a removed page'}`;
  return automatic ? 'shows a “page removed” message' : 'redirects to a page that visitors can’t see';
}

/** An address as people write it. */
function readable(from: string): string {
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}

interface RedirectFormProps {
  /** The redirect to change; absent for a new one. */
  redirect?: Redirect;
  overview: SiteOverview;
  onSaved(): Promise<void>;
}

/** Adds or changes a redirect. */
function RedirectForm({ redirect, overview, onSaved }: RedirectFormProps) {
  const form = useForm({
    name: `redirect:${redirect?.from ?? ''}`,
    schema: redirectSchema,
    // If the target page is gone, the owner has to choose another one.
    initial: { from: redirect?.from ?? '', ...toChoice(redirect) },
    toInput: ({ from, ...choice }) => ({ from, ...toTarget(choice) }),
    async send({ from, ...target }) {
      if (redirect) await sendJson('PATCH', `/api/admin/redirects/${encodeURIComponent(redirect.from)}`, target);
      else await sendJson('POST', '/api/admin/redirects', { from, ...target }).catch(refuseAddress);
      await onSaved();
    },
  });
  return (
    <Form
      form={form}
      className="text-place__form stack-1"
      aria-label={redirect ? `Redirect from ${redirect.from}` : 'A new redirect'}
    >
      {!redirect && <Field of="from" />}
      <TargetFields label="Redirect to" pages={overview.documents.filter(({ path }) => path)} />
      <Submit quiet>{redirect ? 'Save redirect' : 'Add redirect'}</Submit>
    </Form>
  );
}

/** The address is already taken, which its field says. */
function refuseAddress(error: unknown): never {
  if (error instanceof ResponseError && error.status === 409) throw new Refusal({ from: [describeFailure(error)] });
  throw error;
}
