import { useState } from 'react';
import type { Redirect } from '../../../src/shared/content/redirects.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { nameTarget } from './page-places.ts';
import { RedirectForm } from './redirect-form.tsx';

interface RedirectRowProps {
  redirect: Redirect;
  overview: SiteOverview;
  onChanged(): Promise<void>;
  onDelete(): void;
}

/** An address with what it leads to, and what the owner may do about it. */
export function RedirectRow({ redirect, overview, onChanged, onDelete }: RedirectRowProps) {
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
