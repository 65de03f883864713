import { useEffect, useState } from 'react';
import type { CatalogProgress } from '../../../src/shared/catalog.ts';
import { request } from '../request.ts';

/** A page takes about half a second; polling at this rate is no load for the server. */
const intervalMs = 1000;

/**
 * How many pages of the PDF that has just been sent are made.
 * @param waiting says what is going on before the first page is
 */
export function CatalogProgressBar({ waiting }: { waiting: string }) {
  const { made, pages } = useCatalogProgress();
  return (
    <div className="field">
      <progress
        className="transfer__bar"
        max={Math.max(1, pages)}
        value={pages > 0 ? made : undefined}
        aria-label="Pages made"
      />
      {/* A screen reader hears that it is at work, not each of 300 pages. */}
      <p className="hint" role="status">
        {pages > 0 ? 'Making the pages...' : waiting}
      </p>
      {pages > 0 && <p className="hint">{`${made} of ${pages} pages are ready`}</p>}
    </div>
  );
}

function useCatalogProgress(): CatalogProgress {
  const [progress, setProgress] = useState<CatalogProgress>({ made: 0, pages: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setInterval(() => {
      // A failed answer is no loss: the next one comes in a second, and the upload has an answer of its own.
      readProgress(leaving.signal).then(setProgress, () => {});
    }, intervalMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);

  return progress;
}

async function readProgress(signal: AbortSignal): Promise<CatalogProgress> {
  return (await request('/api/catalog-progress', { signal })).json();
}
