import type { SchemaBuilder } from './builder.ts';

/** Text message consent, the review request, and the mail behind an entry of a lead's notes. */
export async function up({
  addColumn,
  table,
  text,
  emptyText,
  nullableText,
  nullableNumber,
}: SchemaBuilder): Promise<void> {
  await addColumn('submissions', 'mayText', emptyText);
  await addColumn('submissions', 'textConsentAt', nullableText);
  await addColumn('submissions', 'textConsentWords', emptyText);
  await table('textRefusals', { numberHash: `${text} primary key`, at: text, by: text });
  await addColumn('submissions', 'reviewAskedAt', nullableText);
  await addColumn('submissions', 'reviewBy', emptyText);
  await addColumn('submissions', 'reviewLink', emptyText);
  await addColumn('notes', 'deliveryId', nullableNumber);
}
