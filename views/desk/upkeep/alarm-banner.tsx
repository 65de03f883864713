import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { Alarm } from '../../../src/shared/delivery.ts';
import { request } from '../../islands/request.ts';

/** The event of a section that did something about an alarm. */
export const alarmsChanged = 'alarms-changed';

const delivery = { path: '/admin/delivery', label: 'See delivery' };

/** Alarms, shown on every screen of the desk; empty when there are none. */
export function AlarmBanner() {
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);

  useEffect(() => {
    const read = () =>
      request('/api/admin/alarms')
        .then((response) => response.json())
        .then((list) => setAlarms(Array.isArray(list) ? list : []))
        // The section below already reports an unreachable server.
        .catch(() => {});
    void read();
    window.addEventListener(alarmsChanged, read);
    return () => window.removeEventListener(alarmsChanged, read);
  }, []);

  if (alarms.length === 0) return null;
  return (
    <div className="alarm-banner" role="alert">
      {alarms.map(({ id, title, text, since, link = delivery }) => (
        <p key={id}>
          <strong>{title}</strong>
          {title.endsWith('?') ? '' : ` since ${formatDateTime(since)}.`} {text} <a href={link.path}>{link.label}</a>
        </p>
      ))}
    </div>
  );
}
