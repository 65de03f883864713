import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Redirect } from '../../../src/shared/content/redirects.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectRow } from './redirect-row.tsx';

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
