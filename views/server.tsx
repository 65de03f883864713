import { Duplex, type Readable } from 'node:stream';
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
