import t from 'tap';
import type { Alarm } from '../../../src/shared/admin/delivery.ts';
import { listNeeds, noNotices } from '../../../views/admin/notices.tsx';

t.test('an alarm about lost messages, backups, or the disk comes first and can’t wait', (t) => {
  const losing: Alarm['id'][] = [
    'outbox',
    'push',
    'device-3',
    'form-check',
    'backup',
    'backup-copies',
    'disk',
    'disk-full',
  ];
  const others: Alarm['id'][] = ['site-check', 'mail-domain', 'prices', 'content', 'job-digest'];
  const alarms = [...others, ...losing].map((id) => ({ id, title: id, text: '', since: '2026-11-27T12:00:00.000Z' }));

  const needs = listNeeds({ ...noNotices, alarms });

  t.strictSame(
    needs.map(({ id }) => id),
    [...losing, ...others],
  );
  t.strictSame(
    needs.filter(({ canWait }) => canWait).map(({ id }) => id),
    others,
  );
  t.end();
});
