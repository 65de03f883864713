import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageInput, Site } from '../src/shared/page.ts';
import { Document } from './document.tsx';
import { Screen } from './routes.tsx';
import { SiteContext } from './site.ts';

export { pagePictures } from './page-pictures.ts';

/**
 * Renders one page.
 * @returns the HTML as a stream that starts at once; an error while rendering ends the stream with that error
 */
export function renderPage(page: PageInput, site: Site): Readable {
  const output = new PassThrough();
  const tree = (
    <SiteContext value={{ site, page }}>
      <StaticRouter location={page.path}>
        <Document>
          <Screen />
        </Document>
      </StaticRouter>
    </SiteContext>
  );
  const { pipe } = renderToPipeableStream(tree, {
    onShellReady: () => void pipe(output),
    onShellError: fail,
    onError: fail,
  });
  return output;

  function fail(error: unknown): void {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
