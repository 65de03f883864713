import {
  type CatalogPage,
  type CatalogSearch,
  catalogPageAddress,
  catalogPageSizes,
} from '../../src/shared/catalog.ts';
import type { CatalogFile } from '../../src/shared/page.ts';
import { usePage, useSite, useVisitor } from '../site.ts';

/** The column of catalog.css. */
const sizes = '(min-width: 64rem) min(38rem, 47vw), calc(100vw - 2.5rem)';

/** The catalog's pages as pictures, all of them or those that a search has found (docs/product.md, "Catalog viewer"). */
export function CatalogPages({ catalog: { version, pages } }: { catalog: Pick<CatalogFile, 'version' | 'pages'> }) {
  const { path } = usePage();
  const { catalogSearch } = useVisitor();
  const shown = catalogSearch ? pages.filter(({ page }) => excerptOf(catalogSearch, page) !== undefined) : pages;
  return (
    <section className="catalog__read stack" id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">Page by page</h2>
      <SearchForm query={catalogSearch?.query ?? ''} />
      {catalogSearch && (
        <p className="catalog__found" role="status">
          {describeFound(catalogSearch)} <a href={`${path}#pages`}>{`Show all ${pages.length} pages`}</a>
        </p>
      )}
      {catalogSearch && shown.length === 0 && <NothingFound />}
      <div className="catalog__pages">
        {shown.map((page) => (
          <PageFigure
            key={page.page}
            page={page}
            version={version}
            excerpt={catalogSearch && excerptOf(catalogSearch, page.page)}
          />
        ))}
      </div>
    </section>
  );
}

function SearchForm({ query }: { query: string }) {
  const { path } = usePage();
  return (
    <search>
      <form className="catalog__search cluster" action={`${path}#pages`}>
        <div className="field">
          <label className="field__label" htmlFor="catalog-search">
            Search the catalog
          </label>
          <input
            className="field__control"
            id="catalog-search"
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={query}
          />
        </div>
        <button className="button" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}

function NothingFound() {
  const { profile } = useSite();
  return (
    <p>
      Try fewer words, or a part number. A page that is a picture alone has no words to find; call us at {profile.phone}{' '}
      and we will look it up with you.
    </p>
  );
}

function PageFigure({ page, version, excerpt }: { page: CatalogPage; version: string; excerpt?: string | undefined }) {
  const { page: number, width, height, words } = page;
  const [small, large] = catalogPageSizes.map((size) => catalogPageAddress({ page: number, version }, size));
  return (
    <figure className="catalog-page stack-1" id={`page-${number}`}>
      {/* A tap opens the picture by itself, where two fingers enlarge it. */}
      <a href={large}>
        <img
          src={small}
          srcSet={`${small} ${Math.min(catalogPageSizes[0], width)}w, ${large} ${width}w`}
          sizes={sizes}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          alt={words || `Page ${number} of the catalog`}
        />
      </a>
      {excerpt && <p className="catalog-page__excerpt hint">{excerpt}</p>}
      <figcaption>
        <span>{`Page ${number}`}</span>
        <a className="onward" href={`/?catalog-page=${number}#contact`}>
          {`Ask about page ${number}`}
        </a>
      </figcaption>
    </figure>
  );
}

function excerptOf({ found }: CatalogSearch, number: number): string | undefined {
  return found.find(({ page }) => page === number)?.excerpt;
}

function describeFound({ query, found }: CatalogSearch): string {
  if (found.length === 0) return `No page of the catalog has “${query}”.`;
  return found.length === 1 ? `1 page has “${query}”.` : `${found.length} pages have “${query}”.`;
}
