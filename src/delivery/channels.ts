import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow, SubmissionRow } from '../database/index.ts';
import { postedNames } from '../shared/lead.ts';
import type { Mail, MailChannel } from './mail.ts';
import {
  addressOf,
  composeAcknowledgement,
  composeAlarm,
  composeCheck,
  composeNotification,
  type Sender,
} from './mail-texts.ts';
import { findSubmissionRow } from './outbox-store.ts';
import { type HandOver, type Outcome, withoutClaim } from './outcome.ts';
import { readDeliverySettings } from './settings-store.ts';
import { postWebhook, type WebhookEvent, type WebhookOptions } from './webhook.ts';

/** A way for messages to leave: all of them wait while it is down. */
export interface Lane {
  send(row: OutboxRow, handOver: HandOver, signal: AbortSignal): Promise<Outcome>;
  /** Sends something that may arrive any number of times, to see whether the other end confirms. */
  check(id: string, signal?: AbortSignal): Promise<Outcome>;
}

export interface MailLane extends Lane {
  /** Asks the mail server whether it would take a message to the owner; sends nothing. */
  probe(): Promise<Outcome>;
  /** Tells the owner something without the outbox, for when the database is what fails. */
  announce(words: { subject: string; text: string }): Promise<Outcome>;
}

/** What stands in the `payload` of a message. */
interface Payload {
  amended?: boolean;
  subject?: string;
  text?: string;
}

/** Mail to the owner and to visitors; `channel` is absent while `SMTP_URL` is not set. */
export function createMailLane(
  db: Kysely<Database>,
  channel: MailChannel | undefined,
  readSender: () => Promise<Sender>,
): MailLane {
  if (!channel) return closedLane('No mail server is set (SMTP_URL)');
  return {
    async send(row, handOver, signal) {
      return channel.send(await composeMessage(db, row, await readSender()), handOver, signal);
    },
    async check(id, signal) {
      return channel.send(composeCheck(await readSender(), id), withoutClaim, signal);
    },
    async probe() {
      const sender = await readSender();
      return channel.probe(addressOf(sender.from), sender.to);
    },
    async announce(words) {
      return channel.send(composeAlarm(words, await readSender(), randomUUID()), withoutClaim);
    },
  };
}

/** Events to another tool. */
export function createWebhookLane(db: Kysely<Database>, options: WebhookOptions): Lane {
  const post = async (event: WebhookEvent, handOver: HandOver, signal?: AbortSignal): Promise<Outcome> => {
    const { webhook } = await readDeliverySettings(db);
    if (!webhook) return { result: 'refused', error: 'No webhook is set', scope: 'path' };
    return postWebhook(webhook, event, options, handOver, signal);
  };
  const ping = (id: string): WebhookEvent => describeEvent(id, 'ping', options.now(), {});
  return {
    async send(row, handOver, signal) {
      const type = readPayload(row).amended ? 'lead.updated' : 'lead.created';
      const lead = await findLead(db, row);
      return post(describeEvent(row.messageId, type, row.createdAtMs, toEventData(lead)), handOver, signal);
    },
    check: (id, signal) => post(ping(id), withoutClaim, signal),
  };
}

function closedLane(error: string): MailLane {
  const refuse = async (): Promise<Outcome> => ({ result: 'refused', error, scope: 'path' });
  return { send: refuse, check: refuse, probe: refuse, announce: refuse };
}

async function composeMessage(db: Kysely<Database>, row: OutboxRow, sender: Sender): Promise<Mail> {
  const { amended = false, subject = '', text = '' } = readPayload(row);
  if (row.kind === 'alarm') return composeAlarm({ subject, text }, sender, row.messageId);
  const lead = await findLead(db, row);
  if (row.kind === 'acknowledgement') return composeAcknowledgement(lead, sender, row.messageId);
  return composeNotification(lead, sender, row.messageId, amended);
}

function readPayload(row: OutboxRow): Payload {
  return JSON.parse(row.payload);
}

async function findLead(db: Kysely<Database>, row: OutboxRow): Promise<SubmissionRow> {
  const lead = await findSubmissionRow(db, row.submissionId ?? 0);
  if (!lead) throw new Error('The request was deleted');
  return lead;
}

function describeEvent(id: string, type: string, atMs: number, data: object): WebhookEvent {
  return { id, body: JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data }) };
}

function toEventData(lead: SubmissionRow): object {
  const { id, reference, createdAt, source } = lead;
  return { id, reference, createdAt, source, ...Object.fromEntries(postedNames.map((name) => [name, lead[name]])) };
}
