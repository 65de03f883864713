import type { DocumentEntry, SiteOverview } from '../../../../src/shared/content/versions.ts';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import { formatMoment } from './history-panel.tsx';

/** Every page of the site, in the groups of the menu, with its state. */
export function SiteSection() {
  const overview = useAdminJson<SiteOverview>('/api/admin/content');
  if (overview.error) return <LoadFailure what="The list of pages" onReload={overview.read} />;
  if (!overview.value) return <p className="admin-loading">Loading...</p>;
  return (
    <div className="site-list">
      <h1>Pages</h1>
      <p>Every word of the website. What you type is a draft that nobody sees until you publish it.</p>
      {groupPages(overview.value).map(({ title, documents }) => (
        <section key={title} className="site-list__group" aria-label={title}>
          <h2>{title}</h2>
          <ul className="site-list__pages">
            {documents.map((document) => (
              <Page key={document.id} {...document} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Page({ id, name, path, states, at, by }: DocumentEntry) {
  return (
    <li className="site-list__page">
      <a className="site-list__link" href={`/admin/site/${id}`}>
        {name}
      </a>
      <span className="site-list__path">{path ?? 'Part of every page'}</span>
      <span className="site-list__states">
        {states.map((state) => (
          <span key={state} className={`words-chip words-chip--${state.replace(' ', '-')}`}>
            {state.charAt(0).toUpperCase() + state.slice(1)}
          </span>
        ))}
      </span>
      {at && (
        <span className="site-list__change">
          Draft of {formatMoment(at)} by {by?.toLowerCase()}
        </span>
      )}
    </li>
  );
}

interface Group {
  title: string;
  documents: readonly DocumentEntry[];
}

function groupPages({ plan, documents }: SiteOverview): Group[] {
  const pick = (ids: readonly string[]) => ids.flatMap((id) => documents.filter((document) => document.id === id));
  const groups = [
    { title: 'Main pages', documents: pick(['home', 'gallery', 'financing', 'price', 'areas', 'frame', 'bar']) },
    { title: 'Residential services', documents: pick(plan.residential) },
    { title: 'Commercial services', documents: pick(plan.commercial) },
    { title: 'Fence styles', documents: pick(plan.fenceStyles) },
    { title: 'Main cities', documents: pick(plan.main) },
    { title: 'Other towns', documents: pick(plan.other) },
  ];
  return groups.filter(({ documents }) => documents.length > 0);
}
