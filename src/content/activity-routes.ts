import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { listAuthors, listChanges, listSubjects } from '../accounts/index.ts';
import type { ZodApp } from '../http/validation.ts';
import { type ChangeEntry, type ChangeSubject, subjectNames } from '../shared/admin/changes.ts';
import { recordNumber } from '../shared/record-number.ts';
import { listPages } from './documents.ts';
import { listTrash } from './plan/trash.ts';
import { listRows } from './versions.ts';

const changesQuery = z.object({
  before: z.optional(recordNumber()),
  subject: z.optional(z.string()),
  by: z.optional(z.string()),
});

/**
 * The activity log: who changed what, newest first (docs/product.md, "Activity"). It is part of this feature because its lines name
 * documents.
 */
export async function activityAdmin(app: ZodApp): Promise<void> {
  app.get('/api/admin/changes', { role: 'owner', schema: { querystring: changesQuery } }, async ({ query }) => {
    const documents = await nameDocuments(app);
    const rows = await listChanges(app.db, query);
    return rows.map((row): ChangeEntry => {
      const { subject, action, detail } = row;
      const name = documents.get(subject) ?? subjectNames[subject] ?? (action === 'remove' ? detail : subject);
      const [, target] = /^redirects to (.+)$/.exec(detail) ?? [];
      return {
        ...row,
        name,
        document: documents.has(subject),
        ...(target && { target: documents.get(target) ?? target }),
      };
    });
  });

  app.get('/api/admin/changes/subjects', { role: 'owner' }, async (): Promise<ChangeSubject[]> => {
    const documents = await nameDocuments(app);
    const subjects = await listSubjects(app.db);
    return subjects
      .map((subject) => ({ subject, name: documents.get(subject) ?? subjectNames[subject] ?? subject }))
      .sort((one, other) => one.name.localeCompare(other.name));
  });

  app.get('/api/admin/changes/people', { role: 'owner' }, async () => listAuthors(app.db));
}

/** Returns the names of all documents that have a history, including those in the trash. */
async function nameDocuments({ db, site }: FastifyInstance): Promise<Map<string, string>> {
  const { documents } = site.current;
  const trash = await listTrash(db, await listRows(db), documents);
  const pages = await listPages(db, documents);
  return new Map([
    ...trash.map(({ id, name }) => [id, name] as const),
    ...[...pages].map(([id, { name }]) => [id, name] as const),
  ]);
}
