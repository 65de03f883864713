import { useEffect, useState } from 'react';
import type { MailSettingsView } from '../../../src/shared/mail-settings.ts';
import { request } from '../../islands/request.ts';
import { alarmsChanged } from '../upkeep/alarm-banner.tsx';

/** Says on every screen of the desk that nobody is told of new requests, as long as that is so. */
export function MailNotice() {
  const [isSilent, setIsSilent] = useState(false);

  useEffect(() => {
    const read = () =>
      request('/api/admin/mail')
        .then((response) => response.json())
        .then(({ host }: MailSettingsView) => setIsSilent(host === ''))
        // The section below already reports an unreachable server.
        .catch(() => {});
    void read();
    window.addEventListener(alarmsChanged, read);
    return () => window.removeEventListener(alarmsChanged, read);
  }, []);

  if (!isSilent) return null;
  return (
    <p className="mail-notice">
      New leads ring nobody yet. <a href="/admin/delivery#mail-server">Set the mail server</a>
    </p>
  );
}
