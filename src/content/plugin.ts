import fp from 'fastify-plugin';
import type { Documents } from '../shared/content/documents.ts';
import { createReader } from './read.ts';
import { shippedDocuments } from './shipped.ts';
import { rememberShippedWords } from './shipped-words.ts';

declare module 'fastify' {
  interface FastifyInstance {
    content: {
      /** The words that visitors see. */
      read(): Promise<Documents>;
      /** The documents whose stored words could not be read the last time; visitors see older words of them. */
      readonly faults: readonly string[];
    };
  }
}

/** The owner's words over the shipped ones. */
export const content = fp(
  async (app) => {
    const reader = createReader(app.db);
    let faults: readonly string[] = [];
    if (!app.isReadOnly) await rememberShippedWords(app.db, new Date().toISOString());
    app.decorate('content', {
      get faults() {
        return faults;
      },
      async read() {
        try {
          const content = await reader();
          ({ faults } = content);
          return content.documents;
        } catch (error) {
          // A copy in memory is never migrated: one of an older version has no tables of words, and so none of the owner's.
          if (app.isReadOnly) return shippedDocuments;
          throw error;
        }
      },
    });
  },
  { name: 'content', dependencies: ['database'], fastify: '5.x' },
);
