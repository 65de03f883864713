import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Redirect } from '../shared/content/addresses.ts';
import type { Documents } from '../shared/content/documents.ts';
import type { PictureUse } from '../shared/pictures/pictures.ts';
import { readPictureUses } from './documents.ts';
import { listRedirects } from './plan/redirects.ts';
import { emptyTrash } from './plan/trash.ts';
import type { ProblemContext } from './problems.ts';
import type { UndoListener } from './publish.ts';
import { createReader } from './read.ts';
import { rememberDefaultText } from './shipped.ts';

declare module 'fastify' {
  interface FastifyInstance {
    content: {
      /** Reads the published documents. */
      read(): Promise<Documents>;
      /** Returns the redirects of addresses that no page has, by address. */
      readRedirects(): Promise<ReadonlyMap<string, Redirect>>;
      /** The documents whose text couldn't be read the last time. Visitors see an older version of them. */
      readonly faults: readonly string[];
      /** Deletes pages that have been in the trash for too long. */
      emptyTrash(): Promise<void>;
      /** Lists the documents that show pictures, by the picture's name. */
      readPictureUses(documents: Documents): Promise<Record<string, PictureUse[]>>;
      /** Called when a batch is undone, by features that took part in it. */
      readonly undoListeners: UndoListener[];
    };
  }
}

/** The owner's text, with the default text where there is none. */
export const content = fp(
  async (app) => {
    const reader = createReader(app.db);
    let faults: readonly string[] = [];
    await rememberDefaultText(app.db, new Date(app.now()).toISOString());
    app.decorate('content', {
      get faults() {
        return faults;
      },
      undoListeners: [],
      emptyTrash: () => emptyTrash(app.db, app.now()),
      async read() {
        const content = await reader();
        ({ faults } = content);
        return content.documents;
      },
      readRedirects: async () => new Map((await listRedirects(app.db)).map((redirect) => [redirect.from, redirect])),
      readPictureUses: (documents) => readPictureUses(app.db, documents),
    });
  },
  { name: 'content', dependencies: ['clock', 'database'] },
);

/** Returns the published site, which text is checked against. */
export function contextOf(app: FastifyInstance): ProblemContext {
  const { documents, pictures } = app.site.current;
  return { documents, hasPicture: (name) => Object.hasOwn(pictures, name) };
}
