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
      /** The words that visitors see. */
      read(): Promise<Documents>;
      /** Redirects whose address no page has, by that address. */
      readRedirects(): Promise<ReadonlyMap<string, Redirect>>;
      /** The choices that forms offered in the last weeks. */
      /** The documents whose stored words could not be read the last time; visitors see older words of them. */
      readonly faults: readonly string[];
      /** Forgets pages that nobody can bring back any more. */
      emptyTrash(): Promise<void>;
      /** The documents that show pictures, by the picture's name. */
      readPictureUses(documents: Documents): Promise<Record<string, PictureUse[]>>;
      /** Called when a batch is taken back, by features that had a part in it. */
      readonly undoListeners: UndoListener[];
    };
  }
}

/** The owner's words over the shipped ones. */
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

/** The site as visitors see it now, which text is checked against. */
export function contextOf(app: FastifyInstance): ProblemContext {
  const { documents, pictures } = app.site.current;
  return { documents, hasPicture: (name) => Object.hasOwn(pictures, name) };
}
