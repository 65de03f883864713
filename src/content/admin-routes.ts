import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Author } from '../accounts/index.ts';
import { inItsTransaction } from '../http/change-rule.ts';
import { InvalidFieldsError, OnlyTextError } from '../http/errors.ts';
import { requireRecord, type ZodApp } from '../http/validation.ts';
import { templatesSaveSchema, templatesSchema } from '../shared/admin/templates.ts';
import { pathOfPage } from '../shared/content/compose.ts';
import type { TextOf } from '../shared/content/documents.ts';
import { documentId } from '../shared/content/page-plan.ts';
import {
  draftDeletionSchema,
  draftSchema,
  publicationSchema,
  restorationSchema,
  textLimitBytes,
  updateAnswerSchema,
} from '../shared/content/versions.ts';
import { checkPaths } from '../shared/fields.ts';
import { recordNumber } from '../shared/record-number.ts';
import { writeDraft } from './drafts.ts';
import { openDocument, readHistory, readOverview, readVersion } from './overview.ts';
import { contextOf } from './plugin.ts';
import { findProblems, readText } from './problems.ts';
import { type Edit, kindOf, publishDraft, restoreVersion, undoBatch } from './publish.ts';
import { cancelSchedule, readMoment, scheduleDraft } from './publisher.ts';
import { conflictWith } from './refusals.ts';
import { shippedDrafts } from './shipped.ts';
import { answerUpdateOf } from './updates.ts';
import { findRow, isSavedAtOnce } from './versions.ts';

const params = z.object({ id: documentId });
const versionParams = z.object({ id: documentId, version: z.union([z.literal('shipped'), recordNumber()]) });
const beforeQuery = z.object({ before: z.optional(recordNumber()) });

/** Drafts aren't on the site, and one is saved every few seconds while someone writes. */
const draftConfig = { change: { none: 'a draft, which no visitor sees' } } as const;

/** Room for the text and the other fields of the body. */
const bodyLimit = textLimitBytes + 4096;

/** Admin routes for the site's text: drafts, which visitors don't see, and versions, which they do. */
export async function contentAdmin(app: ZodApp): Promise<void> {
  const { db } = app;
  const edit = (id: string, by: Author): Edit => ({
    id,
    by,
    at: new Date(app.now()).toISOString(),
    context: contextOf(app),
  });
  const open = (id: string) =>
    openDocument(db, id, async () => {
      await app.site.catchUp();
      return contextOf(app);
    });

  app.get('/api/admin/content', { role: 'office' }, async () =>
    readOverview(db, app.site.current.documents, { hasPicture: contextOf(app).hasPicture, nowMs: app.now() }),
  );

  app.get('/api/admin/content/:id', { role: 'office', schema: { params } }, async ({ params: { id } }) => open(id));

  app.put(
    '/api/admin/content/:id/draft',
    { role: 'office', config: draftConfig, schema: { params, body: draftSchema }, bodyLimit },
    async ({ params: { id }, body, author }) => saveDraft(app, edit(id, author), body),
  );

  app.delete(
    '/api/admin/content/:id/draft',
    { role: 'office', config: draftConfig, schema: { params, body: draftDeletionSchema } },
    async ({ params: { id }, body, author }) => discardDraft(app, edit(id, author), body.version),
  );

  app.post(
    '/api/admin/content/:id/publication',
    { role: 'office', config: inItsTransaction, schema: { params, body: publicationSchema } },
    async ({ params: { id }, body, author }, reply) => {
      if (body.words !== undefined && !isSavedAtOnce(id))
        throw new InvalidFieldsError({ words: ['Save this text as a draft first.'] });
      if (body.at === undefined) return publishNow(app, edit(id, author), body);
      return reply.code(202).send(await publishLater(app, edit(id, author), { ...body, at: body.at }));
    },
  );

  app.delete(
    '/api/admin/content/:id/publication',
    { role: 'office', config: inItsTransaction, schema: { params } },
    async ({ params: { id }, author }) => {
      await cancelSchedule(db, edit(id, author));
      return { schedule: null };
    },
  );

  app.get(
    '/api/admin/content/:id/versions',
    { role: 'office', schema: { params, querystring: beforeQuery } },
    async ({ params: { id }, query }) => readHistory(db, id, query.before),
  );

  app.get(
    '/api/admin/content/:id/versions/:version',
    { role: 'office', schema: { params: versionParams } },
    async ({ params }) => ({
      words: requireRecord(
        await readVersion(app, params.id, kindOf(params.id, await findRow(db, params.id)), params.version),
      ),
    }),
  );

  app.post(
    '/api/admin/content/:id/restoration',
    { role: 'office', config: inItsTransaction, schema: { params, body: restorationSchema } },
    async ({ params: { id }, body, author }, reply) =>
      reply.code(201).send(await app.site.update(() => restoreVersion(db, edit(id, author), body))),
  );

  app.put(
    '/api/admin/content/:id/update',
    { role: 'office', config: inItsTransaction, schema: { params, body: updateAnswerSchema } },
    async ({ params: { id }, body, author }) =>
      app.site.update(() => answerUpdateOf(db, edit(id, author), body.answer)),
  );

  app.get('/api/admin/templates', { role: 'office' }, async () => {
    const { words, draftVersion: version } = await open('templates');
    return { version, ...(words as TextOf<'templates'>) };
  });

  app.put(
    '/api/admin/templates',
    { role: 'office', config: inItsTransaction, schema: { body: templatesSaveSchema }, bodyLimit },
    async ({ body: { version, templates }, author }) => {
      const { value: words, fields } = checkPaths(templatesSchema, { templates });
      if (fields) throw new InvalidFieldsError(fields);
      const saved = await publishNow(app, edit('templates', author), { version, accept: [], words });
      return { version: saved.version, ...words };
    },
  );

  app.post(
    '/api/admin/batches/:batch/reversal',
    { role: 'office', config: inItsTransaction },
    async ({ params, author }) => {
      const { batch } = params as { batch: string };
      const { at } = edit('', author);
      const undone = () => undoBatch(db, { batch, by: author, at }, app.content.undoListeners);
      return { documents: await app.site.update(undone) };
    },
  );
}

type Publication = z.infer<typeof publicationSchema>;

/** Publishes the draft, or the text of a document that is saved at once. @returns the result with the path of the page, if it has one */
async function publishNow(app: FastifyInstance, edit: Edit, publication: Publication) {
  const done = await app.site.update(() => publishDraft(app.db, edit, publication));
  return { ...done, path: pathOfPage(app.site.current.documents, edit.id) };
}

async function publishLater(app: FastifyInstance, edit: Edit, publication: Publication & { at: string }) {
  const atMs = readMoment(publication.at, app.now());
  return scheduleDraft(app.db, edit, { ...publication, atMs });
}

/** Accepts unfinished drafts, but rejects shapes the editor cannot produce. */
async function saveDraft(
  app: FastifyInstance,
  { id, by, at, context }: Edit,
  body: { words: unknown; version: number },
) {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  if (isSavedAtOnce(id)) throw new InvalidFieldsError({ words: ['This text is saved without a draft.'] });
  const { shape } = readText(kind, body.words);
  if (shape.length > 0)
    throw new InvalidFieldsError(Object.fromEntries(shape.map(({ path, message }) => [path || 'words', [message]])));
  const draft = JSON.stringify(body.words);
  const version = await writeDraft(app.db, { id, kind, version: body.version, draft, by: by.name, at });
  if (version === undefined) throw await conflictWith(app.db, id, await findRow(app.db, id), context.documents);
  return { version, at, problems: findProblems(id, kind, body.words, context) };
}

async function discardDraft(app: FastifyInstance, { id, by, at, context }: Edit, seen: number) {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  if (!context.documents.byId.has(id) && !row?.publishedVersion && !shippedDrafts.has(id)) throw new OnlyTextError();
  const version = await writeDraft(app.db, { id, kind, version: seen, draft: null, by: by.name, at });
  if (version === undefined) throw await conflictWith(app.db, id, await findRow(app.db, id), context.documents);
  const live = context.documents.byId.get(id);
  return { version, at, problems: live ? findProblems(id, kind, live.words, context) : [] };
}
