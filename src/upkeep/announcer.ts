import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction, setting } from '../database/index.ts';
import { enqueueDeliveries } from '../delivery/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { Alarm } from '../shared/desk/delivery.ts';

const toldAlarms = setting('alarms', z.array(z.string()));

/**
 * Mails each new alarm once, by whichever process sees it first; an alarm about mail itself is not mailed. The mail and the note of it
 * are stored together, so that a process that was frozen in the middle cannot tell a second time.
 */
export function createAnnouncer(app: FastifyInstance): (alarms: readonly Alarm[]) => Promise<void> {
  /** The ids of the alarms at the last round. */
  let known: string[] | undefined;
  /** Those that were mailed while the database took no writes, so that the mail is not repeated every five minutes. */
  let unsaved: string[] | undefined;

  return async (alarms) => {
    const ids = alarms.map(({ id }) => id);
    const mailed = (await app.outbox.mail.isSet()) ? alarms.filter(({ id }) => id !== 'outbox') : [];
    try {
      if (await storeNew(ids, mailed)) app.outbox.wake();
      unsaved = undefined;
    } catch (error) {
      if (error instanceof ChangedElsewhereError) return;
      const before = unsaved ?? known ?? (await toldAlarms.read(app.db)).value ?? [];
      unsaved = ids;
      for (const alarm of mailed.filter(({ id }) => !before.includes(id)))
        await app.outbox.mail.announce(wordsOf(alarm));
    }
    known = ids;
  };

  /** @returns whether there is something to send @throws ChangedElsewhereError when another process has told meanwhile */
  function storeNew(ids: readonly string[], mailed: readonly Alarm[]): Promise<boolean> {
    return inTransaction(app.db, async (transaction) => {
      const { value: stored = [], version } = await toldAlarms.read(transaction);
      const before = unsaved ?? stored;
      const isNew = mailed.filter(({ id }) => !before.includes(id));
      const deliveries = isNew.map((alarm) => ({ kind: 'alarm' as const, payload: wordsOf(alarm) }));
      await enqueueDeliveries(transaction, deliveries, app.now());
      if (ids.join() !== stored.join()) await toldAlarms.write(transaction, [...ids], version);
      return isNew.length > 0;
    });
  }
}

function wordsOf({ title, text, link }: Alarm) {
  return { subject: title, text, path: link?.path };
}
