import { useState } from 'react';
import type { OldAddressProposals } from '../../../src/shared/admin/old-addresses.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { TextareaField } from '../../components/field.tsx';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { PageOptions } from '../content/page-options.tsx';
import { FileButton } from '../file-button.tsx';
import { Button } from '../kit/button.tsx';

interface OldAddressesProps {
  overview: SiteOverview;
  onSaved(): Promise<void>;
}

/** The addresses of an old website, and the page that each one redirects to from now on (docs/product.md, "Old addresses"). */
export function OldAddresses({ overview, onSaved }: OldAddressesProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<OldAddressProposals>();
  const [pages, setPages] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  async function busily(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await telling(title, work);
    setBusy(false);
  }

  const read = (given: string) =>
    busily('Not read', async () => {
      const answer = await sendJson<OldAddressProposals>('POST', '/api/admin/redirects/proposals', { text: given });
      setFound(answer);
      setPages(Object.fromEntries(answer.proposals.map(({ from, page = '' }) => [from, page])));
    });

  const chosen = Object.entries(pages).filter(([, page]) => page);
  const save = () =>
    busily('Not saved', async () => {
      const redirects = chosen.map(([from, page]) => ({ from, page }));
      const { saved } = await sendJson<{ saved: number }>('PUT', '/api/admin/redirects', { redirects });
      setFound(undefined);
      setText('');
      await onSaved();
      addToast({
        title: 'Saved',
        description: `${saved === 1 ? '1 old address redirects' : `${saved} old addresses redirect`} now.`,
      });
      document.getElementById('redirects-title')?.focus();
    });

  return (
    <section className="card pad stack-2" aria-labelledby="old-addresses-title">
      <h2 id="old-addresses-title">Moving from an old website?</h2>
      <p>
        Paste its sitemap or a list of its addresses. A sitemap is usually at your old address followed by /sitemap.xml.
        You check every suggestion before anything is saved.
      </p>
      <TextareaField
        id="old-addresses"
        label="Sitemap or addresses"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="cluster cluster-1">
        <Button disabled={isBusy || text.trim() === ''} onClick={() => void read(text)}>
          Suggest redirects
        </Button>
        <FileButton
          label="Choose a file"
          quiet
          accept=".xml,.txt,.csv,text/xml,text/plain"
          onFile={async (file) => {
            const content = await file.text();
            setText(content);
            await read(content);
          }}
        />
      </div>
      {found && (
        <>
          <p role="status">{describeFound(found)}</p>
          {found.proposals.length > 0 && (
            <>
              <Suggestions overview={overview} found={found} pages={pages} onChoose={setPages} />
              <p>
                <Button disabled={isBusy || chosen.length === 0} onClick={() => void save()}>
                  {`Save ${chosen.length === 1 ? '1 redirect' : `${chosen.length} redirects`}`}
                </Button>
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface SuggestionsProps {
  overview: SiteOverview;
  found: OldAddressProposals;
  pages: Readonly<Record<string, string>>;
  onChoose(pages: Readonly<Record<string, string>>): void;
}

/** Every old address with its page. Those without a match come last. */
function Suggestions({ overview, found, pages, onChoose }: SuggestionsProps) {
  const targets = overview.documents.filter(({ path }) => path);
  const options = <PageOptions pages={targets} />;
  const parts = [
    { title: 'Suggestions', list: found.proposals.filter(({ page }) => page) },
    { title: 'No page fits. Choose one, or leave the address out.', list: found.proposals.filter(({ page }) => !page) },
  ];
  return parts.map(
    ({ title, list }) =>
      list.length > 0 && (
        <div className="stack-1" key={title}>
          <h3>{title}</h3>
          <ul className="old-addresses card rows">
            {list.map(({ from }) => (
              <li className="old-addresses__row" key={from}>
                <span className="wraps">{readable(from)}</span>
                <select
                  className="field__control"
                  aria-label={`Page for ${readable(from)}`}
                  value={pages[from] ?? ''}
                  onChange={({ target }) => onChoose({ ...pages, [from]: target.value })}
                >
                  <option value="">Don’t redirect</option>
                  {options}
                </select>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

function describeFound({ proposals, host, isIndex, skipped }: OldAddressProposals): string {
  if (isIndex) return 'This is a list of sitemaps. Open each of them, and paste its content here.';
  const { answered, redirected, elsewhere, tooLong, beyondLimit } = skipped;
  const left = [
    answered > 0 && `${answered} already have a page here`,
    redirected > 0 && `${redirected} already redirect`,
    elsewhere > 0 && `${elsewhere} belong to another website than ${host}`,
    tooLong > 0 && `${tooLong} are too long`,
    beyondLimit > 0 && `${beyondLimit} are more than fit at once`,
  ].filter(Boolean);
  const count = proposals.length === 1 ? '1 address' : `${proposals.length} addresses`;
  if (proposals.length === 0 && left.length === 0)
    return 'No addresses found. Paste lines like https://example.com/about.';
  return `${count} to check.${left.length > 0 ? ` Left out: ${left.join(', ')}.` : ''}`;
}

function readable(from: string): string {
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}
