import { Link } from 'react-router';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';

interface NewsListProps extends Pick<SiteOverview, 'news' | 'offers'> {
  /** Reads the list of pages again. */
  onChanged(): Promise<void>;
}

/** The pages that an update brought, and those that it brought other words for, until the owner has answered. */
export function NewsList({ news, offers, onChanged }: NewsListProps) {
  return (
    <>
      <NewWords news={news} />
      <NewPages offers={offers} onChanged={onChanged} />
    </>
  );
}

function NewPages({ offers, onChanged }: Pick<NewsListProps, 'offers' | 'onChanged'>) {
  if (offers.length === 0) return null;
  const takeUp = (id: string) =>
    telling('Not taken up', async () => {
      await sendJson('POST', `/api/admin/content/${id}/return`, {});
      await onChanged();
    });
  return (
    <section className="site-news" aria-labelledby="offers-title">
      <h2 id="offers-title">New pages</h2>
      <p>An update of the site brought pages that visitors do not see, because the order of the pages is yours.</p>
      <ul className="site-news__list">
        {offers.map(({ id, name }) => (
          <li key={id}>
            <button className="text-button" type="button" onClick={() => void takeUp(id)}>
              Show visitors: {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewWords({ news }: Pick<NewsListProps, 'news'>) {
  if (news.length === 0) return null;
  return (
    <section className="site-news" aria-labelledby="news-title">
      <h2 id="news-title">New words</h2>
      <p>
        An update of the site brought other words for {news.length === 1 ? 'one page' : `${news.length} pages`}. Nothing
        of yours was changed.
      </p>
      <ul className="site-news__list">
        {news.map(({ id, name, own }) => (
          <li key={id}>
            <Link className="site-news__link" to={`/admin/site/${id}`}>
              See what changed: {name}
            </Link>
            <span className="page-row__path">
              {own ? 'Visitors see your words, as before.' : 'Visitors see the new words.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
