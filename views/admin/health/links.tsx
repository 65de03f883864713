import { useState } from 'react';
import { Link } from 'react-router';
import { type CheckedLink, isBroken, type LinkReport } from '../../../src/shared/admin/delivery.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Settings } from '../kit/settings.tsx';
import { Light } from './light.tsx';

/** The state of the links to other websites (docs/product.md, "Links to other websites"). */
export function LinksState({ report, onChecked }: { report: LinkReport | null; onChecked(): Promise<void> }) {
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    await telling('Not checked', async () => {
      await sendJson<CheckedLink[]>('POST', '/api/admin/links');
      await onChecked();
    });
    setBusy(false);
  }

  return (
    <Settings
      id="health-links"
      title="Links to other websites"
      about="Once a month, the site checks that the links in your text still work."
    >
      {report ? <Result report={report} /> : <p>Not checked yet.</p>}
      <p>
        <Button quiet aria-disabled={busy} onClick={() => !busy && void check()}>
          {busy ? 'Checking...' : 'Check now'}
        </Button>
      </p>
    </Settings>
  );
}

function Result({ report: { checkedAt, links } }: { report: LinkReport }) {
  const broken = links.filter(isBroken);
  const when = `Checked ${formatDateTime(checkedAt)}: `;
  if (links.length === 0) return <p>{when}your text has no links to other websites.</p>;
  return (
    <>
      <Light good={broken.length === 0}>
        {when}
        {describeCount(links.length, broken.length)}
      </Light>
      {broken.length > 0 && (
        <ul className="rows-above">
          {broken.map((link) => (
            <BrokenLink key={`${link.document} ${link.path} ${link.address}`} {...link} />
          ))}
        </ul>
      )}
    </>
  );
}

function describeCount(count: number, broken: number): string {
  if (broken > 0)
    return `${broken} of ${count} ${count === 1 ? 'link' : 'links'} ${broken === 1 ? 'is' : 'are'} broken.`;
  return count === 1 ? 'the one link works.' : `all ${count} links work.`;
}

function BrokenLink({ document, name, address, status, problem }: CheckedLink) {
  return (
    <li className="entry wraps">
      <p>
        <strong>{name}</strong>{' '}
        <a href={address} rel="noreferrer">
          {address}
        </a>
        <br />
        {status === 0 ? `No response. ${problem ?? ''}` : `It returned error ${status}.`}
      </p>
      <Link
        className="tap"
        to={document === 'profile' ? '/admin/profile' : `/admin/site/${document}`}
        aria-label={`Open ${name}`}
      >
        Open
      </Link>
    </li>
  );
}
