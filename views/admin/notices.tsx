import { useState } from 'react';
import { Link } from 'react-router';
import type { Alarm, Notices } from '../../src/shared/admin/delivery.ts';
import type { Role } from '../../src/shared/admin/roles.ts';
import type { LaunchNotice, Setup } from '../../src/shared/admin/setup.ts';
import { formatDateTime } from '../../src/shared/dates.ts';
import { request } from '../islands/request.ts';
import { keep, readKept } from './kept.ts';
import { Button } from './kit/button.tsx';

/** The id of the route that loads the notices, for the menu outside that route. */
export const noticesRoute = 'notices';

/** The notices, and the progress of the setup. */
export interface FrameNotices extends Notices {
  /** Absent if it couldn't be read. */
  setUp?: { done: number; total: number; tasks: readonly LaunchNotice[] };
}

export const noNotices: FrameNotices = { alarms: [], isSilent: false, due: 0, unread: 0 };

/**
 * Loads the notices whenever a section opens, and renews this device's subscription. A failed request shows no notices; the
 * section itself reports the failure.
 */
export async function loadNotices(role: Role): Promise<FrameNotices> {
  if (role === 'crew') return noNotices;
  const [notices, setUp] = await Promise.all([
    read<Notices>('/api/admin/notices'),
    role === 'owner' ? read<Setup>('/api/admin/set-up') : undefined,
  ]);
  const { alarms = [], isSilent = false, due = 0, unread = 0, push } = notices ?? {};
  if (push) import('./notifications/device.ts').then(({ renewDevice }) => renewDevice(push)).catch(() => {});
  const { steps = [], tasks = [] } = setUp ?? {};
  const done = steps.filter(({ done }) => done).length;
  return { alarms, isSilent, due, unread, ...(setUp && { setUp: { done, total: steps.length, tasks } }) };
}

const read = async <Value,>(path: string): Promise<Partial<Value> | undefined> => {
  try {
    return await (await request(path)).json();
  } catch {
    return undefined;
  }
};

/** Something the owner should take care of. */
export interface Need {
  id: string;
  title: string;
  text: string;
  link: { path: string; label: string };
  isAlarm?: boolean;
  /** True if messages or backups are being lost. */
  isLosing?: boolean;
  /** True if nothing is lost by waiting. */
  canWait?: boolean;
}

const losing = /^(outbox|push|device-|form-check|backup|disk)/;

/** Lists everything that needs the owner, the most urgent first. */
export function listNeeds({ alarms, isSilent, setUp }: FrameNotices): Need[] {
  const needs = alarms.map(toNeed).sort((one, other) => Number(other.isLosing) - Number(one.isLosing));
  if (isSilent)
    needs.push({
      id: 'silent',
      title: 'No one is notified about new leads yet.',
      text: '',
      link: { path: '/admin/email#mail-server', label: 'Set up email' },
    });
  const { length = 0 } = setUp?.tasks ?? [];
  if (length > 0)
    needs.push({
      id: 'launch',
      title: 'Before customers see the site:',
      text: length === 1 ? '1 thing to check' : `${length} things to check`,
      link: { path: '/admin/health#before-customers', label: 'View' },
      canWait: true,
    });
  return needs;
}

function toNeed({ id, title, isQuestion, text, since, link }: Alarm): Need {
  const isLosing = losing.test(id);
  return {
    id,
    title: isQuestion ? title : `${title} since ${formatDateTime(since)}.`,
    text,
    link: link ?? { path: '/admin/health', label: 'View details' },
    isAlarm: true,
    isLosing,
    canWait: !isLosing,
  };
}

/** One slim notice above a section. Alarms about lost messages or backups always show. Health lists everything. */
export function NoticeBar({ notices }: { notices: FrameNotices }) {
  const [postponed, setPostponed] = useState(() => readKept<string>('later') ?? '');
  const needs = listNeeds(notices);
  const urgent = needs.filter(({ isLosing }) => isLosing);
  const others = needs.filter(({ isLosing }) => !isLosing);
  const ids = others.map(({ id }) => id).join();
  const [only] = others;
  const postpone = () => {
    keep('later', ids);
    setPostponed(ids);
  };
  return (
    <>
      {urgent.map((need) => (
        <NoticeLine key={need.id} need={need} />
      ))}
      {only && ids !== postponed && (
        <NoticeLine
          need={
            others.length === 1
              ? only
              : {
                  id: 'several',
                  title: `${others.length} things need attention`,
                  text: '',
                  link: { path: '/admin/health', label: 'View' },
                  isAlarm: others.some(({ isAlarm }) => isAlarm),
                }
          }
          onLater={others.every(({ canWait }) => canWait) ? postpone : undefined}
        />
      )}
    </>
  );
}

function NoticeLine({ need, onLater }: { need: Need; onLater?: (() => void) | undefined }) {
  const { title, text, link, isAlarm } = need;
  return (
    <div className={`notice-line entry notice${isAlarm ? ' notice--bad' : ''}`} role={isAlarm ? 'alert' : undefined}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <Link className="tap" to={link.path}>
        {link.label}
      </Link>
      {onLater && (
        <Button text onClick={onLater}>
          Later
        </Button>
      )}
    </div>
  );
}
