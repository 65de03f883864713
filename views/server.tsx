import { Duplex, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PageInput, type Site, splitPage } from '../src/shared/page.ts';
import { pageTransitionStyle } from '../src/shared/page-transition.ts';
import { Screens } from './routes.tsx';
import { SiteContext, usePage, useSite } from './site.ts';

export { pagePictures } from './page-pictures.ts';

/**
 * Renders one page for one request.
 * @returns its HTML as it is made, UTF-8. It fails with what a component throws, before the first byte unless the component stands
 *   in a `<Suspense>`; destroying it ends the rendering
 */
export function renderPage(input: PageInput, site: Site): Readable {
  const { page, visitor } = splitPage(input);
  const html = new Html();
  const { pipe } = renderToPipeableStream(
    <SiteContext value={{ site, page, visitor }}>
      <StaticRouter location={page.path}>
        <Document>
          <Screens />
        </Document>
      </StaticRouter>
    </SiteContext>,
    { onError: (error) => void html.destroy(error instanceof Error ? error : new Error(String(error))) },
  );
  return pipe(html);
}

/** What React writes, to be read: all that it writes until it pauses is one chunk, because each chunk costs a flush of the compression. */
class Html extends Duplex {
  #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  /** React calls it when it pauses. */
  flush(): void {
    if (this.#pieces.length > 0) this.push(Buffer.concat(this.#pieces.splice(0)));
  }

  override _final(done: () => void): void {
    this.flush();
    this.push(null);
    done();
  }

  override _read(): void {}
}

/** The shell around every page; what differs between pages stands in <Meta>, which React lifts into the head. */
function Document({ children }: { children: ReactNode }) {
  const { assets, themeColor } = useSite();
  const { screen, unlisted } = usePage();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {!unlisted && <style>{pageTransitionStyle}</style>}
        <link rel="stylesheet" href={assets.style} />
        {assets.accentStyle && <link rel="stylesheet" href={assets.accentStyle} />}
        {screen === 'price' && <link rel="stylesheet" href={assets.priceStyle} />}
        {unlisted && <link rel="stylesheet" href={assets.adminStyle} />}
        {/* Its imports are not preloaded: WebKit would keep one that failed, and run no script in that tab again (webkit.org/b/270357). */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
