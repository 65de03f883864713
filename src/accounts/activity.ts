import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { ChangeRow, Database } from '../database/index.ts';
import type { WrittenChange } from '../http/change-rule.ts';
import { NotSignedInError } from '../http/errors.ts';
import type { AuthorRole } from '../shared/admin/changes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; set once the guard has accepted the request. */
    author: Author;
  }
}

/** Makes sure that every writing request of the admin adds a line to the activity log (docs/product.md, "Activity"). */
export const audit = fp(
  async (app) => {
    app.decorateRequest('author', {
      getter(this: FastifyRequest) {
        if (!this.person) throw new NotSignedInError();
        const { id, name, role } = this.person;
        return { id, name, role };
      },
    });
    /** Lines of completed changes that the database refused; they are written with the next line. */
    const unsaved: ChangeLine[] = [];
    app.addHook('onRoute', (route) => {
      const rule = route.config?.change;
      if (rule === undefined) return requireNoWrite(route);
      if (typeof rule === 'object' && 'action' in rule)
        route.onSend = [async (request, reply) => record(request, reply, rule), ...[route.onSend ?? []].flat()];
    });
    app.addHook('preClose', async () => {
      if (unsaved.length > 0)
        await saveLines().catch((err) => app.log.error({ err, unsaved }, 'activity log: lines lost'));
    });

    /** The change is already done: an error response would make the owner repeat it. */
    async function record(request: FastifyRequest, { statusCode }: FastifyReply, rule: WrittenChange): Promise<void> {
      if (statusCode >= 400) return;
      const { action, subject, detail = namesOf } = rule;
      const at = new Date(app.now()).toISOString();
      const line = toLine(request.author, at, { action, subject, detail: detail(request) });
      unsaved.push(line);
      await saveLines().catch((err) => {
        request.log.error({ err, line }, 'activity log: line not written; will retry with the next one');
      });
    }

    async function saveLines(): Promise<void> {
      // Another request that ends meanwhile must not write these lines a second time.
      const lines = unsaved.splice(0);
      try {
        await app.db.insertInto('changes').values(lines).execute();
      } catch (error) {
        unsaved.unshift(...lines);
        throw error;
      }
    }
  },
  { name: 'audit', dependencies: ['clock', 'database'] },
);

function requireNoWrite({ method, url }: RouteOptions): void {
  const writes = [method].flat().some((each) => each !== 'GET' && each !== 'HEAD');
  if (writes && url.startsWith('/api/admin/'))
    throw new Error(
      `${method} ${url} writes, so its config.change must say what the audit log says (src/accounts/activity.ts)`,
    );
}

const namesOf = ({ params }: FastifyRequest) => Object.values(params ?? {}).join(' ');

/** The author of a change, as the activity log and the history name the person. */
export interface Author {
  /** The person's number; absent for the site itself. */
  id?: number;
  name: string;
  role: AuthorRole;
}

/** A change in the activity log. */
export interface Change {
  action: string;
  /** The id of a document, the path of a redirect, or the name of a part of the admin, such as `leads`. */
  subject: string;
  /** No visitor text, no contact data (docs/product.md, "Activity"). */
  detail?: string;
}

/** Writes a line of the activity log. `db` is the change's own transaction, so that both are stored or neither. */
export async function recordChange(db: Kysely<Database>, by: Author, at: string, change: Change): Promise<void> {
  await db
    .insertInto('changes')
    .values(toLine(by, at, change))
    .execute();
}

type ChangeLine = Omit<ChangeRow, 'id'>;

function toLine(by: Author, at: string, { action, subject, detail = '' }: Change): ChangeLine {
  return { at, by: by.name, role: by.role, action, subject, detail };
}

interface ChangeFilter {
  before?: number | undefined;
  subject?: string | undefined;
  by?: string | undefined;
}

const pageLength = 50;

/**
 * Lists the newest lines of the activity log, or the next older ones before a given line.
 * @param subject `redirects` selects all redirects
 */
export function listChanges(db: Kysely<Database>, { before, subject, by }: ChangeFilter): Promise<ChangeRow[]> {
  let query = db.selectFrom('changes').selectAll().orderBy('id', 'desc').limit(pageLength);
  if (before !== undefined) query = query.where('id', '<', before);
  if (subject === 'redirects') query = query.where('subject', 'like', '/%');
  else if (subject !== undefined) query = query.where('subject', '=', subject);
  if (by !== undefined) query = query.where('by', '=', by);
  return query.execute();
}

/** Lists the subjects that have lines in the log; all redirects count as one subject. */
export async function listSubjects(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('changes').select('subject').distinct().execute();
  return [...new Set(rows.map(({ subject }) => (subject.startsWith('/') ? 'redirects' : subject)))];
}

/** Lists the names of the people who have lines in the log, including removed people, in alphabetical order. */
export async function listAuthors(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('changes').select('by').distinct().where('role', '<>', 'site').execute();
  return rows.map(({ by }) => by).sort((one, other) => one.localeCompare(other));
}

/** Retention of log lines (docs/product.md, "Activity"). */
const retentionMs = 400 * 24 * 3600_000;

/** Deletes log lines that are too old. */
export async function deleteOldChanges(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('changes')
    .where('at', '<', new Date(nowMs - retentionMs).toISOString())
    .execute();
}
