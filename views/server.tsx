import { Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PageInput, type Site, splitPage } from '../src/shared/page.ts';
import { Document } from './document.tsx';
import { Screens } from './routes.tsx';
import { SiteContext } from './site.ts';

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
  return pipe(html as Html & NodeJS.WritableStream);
}

/**
 * What React writes, to be read. All that it writes until it pauses is one chunk, because each chunk costs a flush of the compression.
 * Of a writable stream it has the three methods that React calls: a `Duplex` makes a page cost a quarter more.
 */
class Html extends Readable {
  #pieces: Uint8Array[] = [];

  /** @param piece a long text comes as it is */
  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  /** React calls it when it pauses. */
  flush(): void {
    this.push(Buffer.concat(this.#pieces.splice(0)));
  }

  end(): void {
    this.flush();
    this.push(null);
  }

  override _read(): void {}
}
