import {
  type CatalogFile,
  type CatalogSearch,
  catalogPageAddress,
  catalogPageSizes,
} from '../../src/shared/catalog.ts';
import { catalogFileName } from '../../src/shared/routes.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { Layout } from '../components/frame.tsx';
import { Meta } from '../components/meta.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';

/** In pixels (docs/product.md, "Catalog viewer"). */
const frameHeight = 800;

/** The hidden catalog viewer (docs/product.md, "Catalog viewer"). */
export function CatalogPage() {
  const { profile, catalog } = useSite();
  const title = `${profile.catalogYear} ${profile.brandInitials} ${profile.retailerName} IHSS Catalogue`;
  const hasPages = catalog !== undefined && catalog.pages.length > 0;
  return (
    <Layout>
      <Meta title={title} description={title} />
      <div className="frame catalog stack">
        <h1>{title}</h1>
        {hasPages && (
          <a className="onward catalog__wide" href="#pages">
            Read or search it page by page
          </a>
        )}
        {catalog ? <Viewer title={title} hasPages={hasPages} /> : <NoCatalog />}
        {hasPages && <CatalogPages catalog={catalog} />}
      </div>
    </Layout>
  );
}

/** If pictures of the pages follow, phones skip the frame, which would show nothing there, and don't fetch the PDF. */
function Viewer({ title, hasPages }: { title: string; hasPages: boolean }) {
  const fileName = catalogFileName(useSite().profile);
  const address = `/${encodeURIComponent(fileName)}`;
  return (
    <>
      <iframe
        className={hasPages ? 'catalog__frame catalog__wide' : 'catalog__frame'}
        src={address}
        title={title}
        loading="lazy"
        width="100%"
        height={frameHeight}
      />
      <p className={hasPages ? 'catalog__wide' : undefined}>
        If the PDF doesn't display above, you can download it directly:
      </p>
      <a className="button" href={address} download={fileName}>
        Download Catalog (PDF)
      </a>
    </>
  );
}

function NoCatalog() {
  const { profile } = useSite();
  return (
    <>
      <p className="catalog__none">
        We haven’t posted this catalog yet. Please check back soon, or call us and we’ll tell you what’s in it.
      </p>
      <a className="button" href={telephoneLink(profile.phone)}>
        Call {profile.phone}
      </a>
      <a className="onward" href="/gallery">
        Gallery
      </a>
    </>
  );
}

/** The column of catalog.css. */
const sizes = '(min-width: 64rem) min(38rem, 47vw), calc(100vw - 2.5rem)';

/** The catalog's pages as pictures, all of them or those that a search has found (docs/product.md, "Catalog viewer"). */
function CatalogPages({ catalog: { version, pages } }: { catalog: Pick<CatalogFile, 'version' | 'pages'> }) {
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
      Try fewer words, or a part number. Some pages are images, so search can’t read them. Call us at {profile.phone}{' '}
      and we’ll look it up with you.
    </p>
  );
}

function PageFigure({
  page,
  version,
  excerpt,
}: {
  page: CatalogFile['pages'][number];
  version: string;
  excerpt?: string | undefined;
}) {
  const { page: number, width, height, words } = page;
  const [small, large] = catalogPageSizes.map((size) => catalogPageAddress({ page: number, version }, size));
  return (
    <figure className="catalog-page stack-1" id={`page-${number}`}>
      {/* A tap opens the picture alone, so that it can be pinch-zoomed. */}
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
      {excerpt && <p className="hint wraps">{excerpt}</p>}
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
  if (found.length === 0) return `No catalog pages match “${query}”.`;
  return found.length === 1 ? `1 page has “${query}”.` : `${found.length} pages have “${query}”.`;
}
