import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { Alarm } from '../../../src/shared/delivery.ts';
import { request } from '../request.ts';

/** What the owner must know about, whatever screen they are on; says nothing while all is well. */
export function AlarmBanner() {
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);

  useEffect(() => {
    request('/api/admin/alarms')
      .then((response) => response.json())
      .then((list) => setAlarms(Array.isArray(list) ? list : []))
      // The section below says by itself when the server cannot be reached.
      .catch(() => {});
  }, []);

  if (alarms.length === 0) return null;
  return (
    <div className="alarm-banner" role="alert">
      {alarms.map(({ id, title, text, since }) => (
        <p key={id}>
          <strong>{title}</strong> since {formatDateTime(since)}. {text} <a href="/admin/delivery">See delivery</a>
        </p>
      ))}
    </div>
  );
}
