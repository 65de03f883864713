import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Alarm } from '../../../src/shared/admin/delivery.ts';
import type { Finding, SiteCheckState } from '../../../src/shared/admin/site-check.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Settings } from '../kit/settings.tsx';

/** Interval at which a check that another process runs is polled. */
const lookMs = 3000;

interface SiteCheckProps {
  state: SiteCheckState;
  /** The shown notices; a finding that is among them isn't repeated. */
  alarms: readonly Alarm[];
}

/** The findings of the nightly check (docs/product.md, "Nightly check"). */
export function SiteCheck({ state: { report, isWaiting }, alarms }: SiteCheckProps) {
  const findings = report?.findings.filter(({ alarm }) => !alarms.some(({ id }) => id === alarm)) ?? [];
  const { revalidate } = useRevalidator();
  const [isChecking, setIsChecking] = useState(false);
  const busy = isChecking || isWaiting;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);

  async function check(): Promise<void> {
    setIsChecking(true);
    await telling('Not checked', async () => {
      await sendJson<SiteCheckState>('POST', '/api/admin/site-check');
      await revalidate();
    });
    setIsChecking(false);
  }

  return (
    <Settings
      id="health-site"
      title="Nightly check"
      about="Every night, the site visits its own pages and looks for broken links, missing pictures, and other problems."
    >
      <p>
        {report
          ? describe(report, findings.length)
          : 'Not checked yet. The first check runs a minute after the site starts.'}
      </p>
      {findings.length > 0 && (
        <ul className="rows-above">
          {findings.map((finding) => (
            <FindingRow key={finding.key} finding={finding} />
          ))}
        </ul>
      )}
      {report?.skipped.map((part) => (
        <p key={part} className="hint">
          Not checked: {part}
        </p>
      ))}
      <p>
        <Button quiet aria-disabled={busy} onClick={() => !busy && void check()}>
          {busy ? 'Checking...' : 'Check now'}
        </Button>
      </p>
    </Settings>
  );
}

function describe({ checkedAt, pages }: NonNullable<SiteCheckState['report']>, count: number): string {
  const found = count === 1 ? '1 problem' : `${count || 'no'} problems`;
  return `Checked ${formatDateTime(checkedAt)}: ${pages} pages, ${found}.`;
}

function FindingRow({ finding: { text, page, others = 0, fix } }: { finding: Finding }) {
  return (
    <li className="entry wraps">
      <p>
        {text}
        {page && (
          <span className="hint block">
            {page.name}
            {others > 0 && ` and ${others} more ${others === 1 ? 'page' : 'pages'}`}
          </span>
        )}
      </p>
      <span className="cluster cluster-1">
        {page && (
          <a className="tap" href={page.path} aria-label={`View ${page.name}`}>
            View
          </a>
        )}
        <Link className="tap" to={fix.path} aria-label={page && `${fix.label}: ${page.name}`}>
          {fix.label}
        </Link>
      </span>
    </li>
  );
}

/** Steps for the person who runs the server, shown while a finding links to them. */
export function ServerSteps({ findings }: { findings: readonly Finding[] }) {
  const keys = new Set(findings.map(({ key }) => key));
  const shown = serverSteps.filter(([key]) => keys.has(key));
  if (shown.length === 0) return null;
  return (
    <Settings id="health-server" title="Steps for the server" about="Send these to the person who runs your server.">
      <ul className="stack-2">
        {shown.map(([key, step]) => (
          <li key={key}>{step}</li>
        ))}
      </ul>
    </Settings>
  );
}

/** The steps by the key of the finding. */
const serverSteps = [
  [
    'certificate',
    'Certificate: the web server in front of the site, such as Caddy, renews it. Make sure that it runs, that ports 80 and 443 are open, and that its log shows no errors. Then restart it.',
  ],
  ['name', 'Domain name: add an A record with the server’s IP address where the domain is registered.'],
  [
    'redirect',
    'Redirect: the web server in front of the site must answer on port 80 and redirect every address to https. Caddy does this when port 80 is open.',
  ],
  ['clock', 'Clock: turn on automatic time. On most Linux servers, the command is: timedatectl set-ntp true'],
  [
    'disk',
    'Disk: delete files that aren’t needed, move old backups to another machine, or get a larger disk. Photos and backups take the most space.',
  ],
] as const;
