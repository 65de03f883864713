import type { FastifyInstance } from 'fastify';
import { findPasswordConcern } from '../accounts/index.ts';
import type { Alarm } from '../shared/delivery.ts';

/** What stands at the top of every admin screen until it is over. */
export async function alarmRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/alarms', async () => [...(await app.watch.listAlarms()), ...(await listPasswordAlarms(app))]);
}

/** What the notice says between the name of the password and the date. */
const words = {
  generated: {
    title: 'the one that this site made',
    text: 'Others may have read it where it was shown; please choose your own.',
  },
  common: { title: 'one of the most common there are', text: 'It is among the first that a guesser tries.' },
};

async function listPasswordAlarms({ db }: FastifyInstance): Promise<Alarm[]> {
  const alarms: Alarm[] = [];
  for (const role of ['admin', 'staff'] as const) {
    const concern = await findPasswordConcern(db, role);
    if (!concern) continue;
    const { title, text } = words[concern.reason];
    alarms.push({
      id: `${role}-password`,
      title: `The ${role} password has been ${title}`,
      text,
      since: concern.since,
      link: { path: '/admin/passwords', label: 'Change it' },
    });
  }
  return alarms;
}
