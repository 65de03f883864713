import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type CheckedLink,
  type DeliveryOverview,
  isBroken,
  type LinkReport,
} from '../../../src/shared/admin/delivery.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';

/** The state of the links to other websites (docs/product.md, "Links to other websites"). */
export function LinksCard({ report, onChecked }: { report: LinkReport | null; onChecked(): Promise<void> }) {
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
    <section className="admin-card card stack-2" aria-labelledby="links-card">
      <h2 id="links-card">Links to other websites</h2>
      <p>Once a month, the site checks that the links in your text still work.</p>
      {report ? <Result report={report} /> : <p>Not checked yet.</p>}
      <Button quiet aria-disabled={busy} onClick={() => !busy && void check()}>
        {busy ? 'Checking...' : 'Check now'}
      </Button>
    </section>
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
  if (broken > 0) return `${broken} of ${count} ${count === 1 ? 'link leads' : 'links lead'} nowhere.`;
  return count === 1 ? 'the one link works.' : `all ${count} links work.`;
}

function BrokenLink({ document, name, address, status, problem }: CheckedLink) {
  return (
    <li className="broken-links__link wraps">
      <p>
        <strong>{name}</strong>{' '}
        <a href={address} rel="noreferrer">
          {address}
        </a>
        <br />
        {status === 0 ? `Nothing answers. ${problem ?? ''}` : `It returned error ${status}.`}
      </p>
      <Link
        className="broken-links__open tap"
        to={document === 'profile' ? '/admin/profile' : `/admin/site/${document}`}
        aria-label={`Open ${name}`}
      >
        Open
      </Link>
    </li>
  );
}

/** Props of the cards about email, the form check, and backups. */
export interface DeliveryCardProps {
  overview: DeliveryOverview;
  busy: boolean;
  /** Calls the server and shows the result. */
  act(method: 'POST' | 'DELETE', path: string): Promise<void>;
}

/** Green or red, with text for people who don't see colors. */
export function Light({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className={`delivery__light notice wraps delivery__light--${good ? 'good' : 'bad'}`}>
      <strong>{good ? 'OK' : 'Problem'}</strong> {children}
    </p>
  );
}
