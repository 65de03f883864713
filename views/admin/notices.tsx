import { Link } from 'react-router';
import type { Notices } from '../../src/shared/admin/delivery.ts';
import { formatDateTime } from '../../src/shared/dates.ts';
import { request } from '../islands/request.ts';
import { renewDevice } from './notifications/device.ts';

/** The id of the route that loads the notices, for the menu outside that route. */
export const noticesRoute = 'notices';

/**
 * Loads the notices whenever a section opens, and renews this device's subscription. A failed request shows no notices; the
 * section itself reports the failure.
 */
export async function loadNotices(): Promise<Notices> {
  try {
    const answer: Partial<Notices> = await (await request('/api/admin/notices')).json();
    const { alarms = [], isSilent = false, due = 0, push } = answer;
    if (push) renewDevice(push).catch(() => {});
    return { alarms, isSilent, due };
  } catch {
    return { alarms: [], isSilent: false, due: 0 };
  }
}

const delivery = { path: '/admin/delivery', label: 'See delivery' };

/** Alarms, shown on every screen of the admin; empty when there are none. */
export function AlarmBanner({ alarms }: Pick<Notices, 'alarms'>) {
  if (alarms.length === 0) return null;
  return (
    <div className="alarm-banner notice notice--bad stack-1" role="alert">
      {alarms.map(({ id, title, isQuestion, text, since, link = delivery }) => (
        <p key={id}>
          <strong>{title}</strong>
          {isQuestion ? '' : ` since ${formatDateTime(since)}.`} {text} <Link to={link.path}>{link.label}</Link>
        </p>
      ))}
    </div>
  );
}

/** Warns while no one is notified of new leads. */
export function MailNotice({ isSilent }: Pick<Notices, 'isSilent'>) {
  if (!isSilent) return null;
  return (
    <p className="mail-notice notice">
      No one is notified about new leads yet.{' '}
      <Link className="tap" to="/admin/delivery#mail-server">
        Set up email
      </Link>{' '}
      or{' '}
      <Link className="tap" to="/admin/notifications">
        notify a device
      </Link>
    </p>
  );
}
