import { useState } from 'react';
import { citedPageAddress, readCitation } from '../../../src/shared/catalog.ts';
import type { Lead } from '../../../src/shared/lead.ts';

/** The page of the catalog that a lead is about, as the visitor saw it, whichever catalog is live today. */
export function CitedPage({ lead }: { lead: Lead }) {
  const [isMissing, setMissing] = useState(false);
  const citation = readCitation(lead);
  if (!citation) return null;
  return (
    <section aria-labelledby="lead-catalog-title">
      <h2 id="lead-catalog-title">{`About catalog page ${citation.page}`}</h2>
      {isMissing ? (
        <p>The picture of this page is no longer here.</p>
      ) : (
        <a className="lead__catalog-page" href={citedPageAddress(citation, 1600)} target="_blank" rel="noopener">
          <img
            src={citedPageAddress(citation, 800)}
            alt={`Page ${citation.page} of the catalog, as the visitor saw it`}
            onError={() => setMissing(true)}
          />
        </a>
      )}
    </section>
  );
}
