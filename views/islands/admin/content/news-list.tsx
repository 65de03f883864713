import type { NewsEntry } from '../../../../src/shared/content/versions.ts';

/** The pages that an update brought other words for, until the owner has answered. */
export function NewsList({ news }: { news: readonly NewsEntry[] }) {
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
            <a className="site-news__link" href={`/admin/site/${id}`}>
              See what changed: {name}
            </a>
            <span className="page-row__path">
              {own ? 'Visitors see your words, as before.' : 'Visitors see the new words.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
