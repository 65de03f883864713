import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Redirect } from '../../../src/shared/content/addresses.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { nameTarget } from './places.ts';
import { RedirectForm } from './redirect-form.tsx';

const [loader, useRedirects] = defineData('The redirects', async () => {
  const [list, overview] = await Promise.all([
    readJson<Redirect[]>('/api/admin/redirects'),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { list, overview };
});

export { loader };

/** Addresses that no page has, and where they lead: the owner's own, and those that the site made as pages moved. */
export function Component() {
  const [{ list, overview }] = useRedirects();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useState('');
  const [deleted, setDeleted] = useState<Redirect>();
  const note = useRef<HTMLDivElement>(null);
  const pages = overview.documents.filter(({ path }) => path);
  const term = search.trim().toLowerCase();
  const shown = list.filter(({ from }) => from.toLowerCase().includes(term));

  const remove = (redirect: Redirect) =>
    telling('Not deleted', async () => {
      await sendJson('DELETE', `/api/admin/redirects/${encodeURIComponent(redirect.from)}`);
      await revalidate();
      setDeleted(redirect);
      note.current?.focus();
    });

  const takeBack = ({ from, page, address }: Redirect) =>
    telling('Not undone', async () => {
      await sendJson('POST', '/api/admin/redirects', { from, ...(page ? { page } : { address }) });
      setDeleted(undefined);
      await revalidate();
    });

  return (
    <div className="site-list">
      <h1>Redirects</h1>
      <p>
        Old addresses still bring visitors from search engines, other websites and printed flyers. Here you choose where
        they lead. When one of your pages moves, its old address leads to it by itself.
      </p>
      <RedirectForm
        pages={pages}
        onSaved={async () => {
          setDeleted(undefined);
          await revalidate();
        }}
      />
      {list.length > 12 && (
        <InputField
          id="redirect-search"
          label="Find an address"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <section className="site-list__group" aria-labelledby="redirects-title">
        <h2 id="redirects-title">Where addresses lead</h2>
        {shown.length === 0 && (
          <p className="site-list__empty">{term ? 'No address matches.' : 'No address leads elsewhere yet.'}</p>
        )}
        <ul className="site-list__pages">
          {shown.map((redirect) => (
            <RedirectRow
              key={redirect.from}
              redirect={redirect}
              overview={overview}
              onChanged={revalidate}
              onDelete={() => void remove(redirect)}
            />
          ))}
        </ul>
      </section>
      <div className="last-change" role="status" tabIndex={-1} ref={note}>
        {deleted && (
          <>
            <p className="last-change__text">{deleted.from} leads nowhere now.</p>
            {!deleted.automatic && (
              <button className="button button--quiet" type="button" onClick={() => void takeBack(deleted)}>
                Undo
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  overview: SiteOverview;
  onChanged(): Promise<void>;
  onDelete(): void;
}

/** An address with what it leads to, and what the owner may do about it. */
function RedirectRow({ redirect, overview, onChanged, onDelete }: RedirectRowProps) {
  const { from, automatic } = redirect;
  const [open, setOpen] = useState<'change' | 'delete'>();
  const toggle = (name: typeof open) => () => setOpen(open === name ? undefined : name);
  return (
    <li className="page-row">
      <div className="page-row__text">
        <span className="page-row__name">{readable(from)}</span>
        <span className="page-row__path">{describe(redirect, overview)}</span>
      </div>
      <span className="page-row__states">
        <span className="words-chip">{automatic ? 'Automatic' : 'Yours'}</span>
      </span>
      <div className="page-row__actions page-row__buttons">
        <button
          className="text-button"
          type="button"
          aria-expanded={open === 'change'}
          aria-label={`Change ${readable(from)}`}
          onClick={toggle('change')}
        >
          Change
        </button>
        <button
          className="text-button"
          type="button"
          aria-expanded={automatic ? open === 'delete' : undefined}
          aria-label={`Delete ${readable(from)}`}
          onClick={automatic ? toggle('delete') : onDelete}
        >
          Delete
        </button>
      </div>
      {open === 'change' && (
        <div className="page-row__menu">
          {automatic && (
            <p>
              The page moved away from this address. If you lead visitors elsewhere, the redirect is yours from then on.
            </p>
          )}
          <RedirectForm
            redirect={redirect}
            pages={overview.documents.filter(({ path }) => path)}
            onSaved={async () => {
              setOpen(undefined);
              await onChanged();
            }}
          />
        </div>
      )}
      {open === 'delete' && (
        <div className="page-row__menu">
          <p>Visitors with this old address will find no page, and the redirect will not come back by itself.</p>
          <div className="page-row__actions">
            <button className="button button--danger" type="button" onClick={onDelete}>
              Delete it anyway
            </button>
            <button className="text-button" type="button" onClick={() => setOpen(undefined)}>
              Keep it
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

/** A page of ours by its name while visitors see it; what stands in for one that they do not. */
function describe({ page, address, automatic }: Redirect, { documents, plan }: SiteOverview): string {
  const forHow = automatic ? 'for good' : 'until you change it';
  if (address) return `leads to ${address}, ${forHow}`;
  const found = documents.find(({ id }) => id === page);
  if (found?.path) return `leads to ${found.name}, ${forHow}`;
  const standIn = page === undefined ? undefined : plan.hidden[page];
  if (standIn)
    return `leads to ${nameTarget(standIn, documents, plan)}, in place of ${found?.name ?? 'a removed page'}`;
  return automatic ? 'says that the page is gone' : 'leads to a page that visitors do not see';
}

/** An address as people write it. */
function readable(from: string): string {
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}
