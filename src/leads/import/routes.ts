import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { recordChange } from '../../accounts/index.ts';
import { changesOf, inItsTransaction } from '../../http/change-rule.ts';
import { ImportFileError, InvalidUploadError } from '../../http/errors.ts';
import { timeouts } from '../../http/timeouts.ts';
import { recordParams, requireRecord, type ZodApp } from '../../http/validation.ts';
import {
  type FinishedImport,
  type ImportedCustomer,
  type ImportedField,
  type ImportPreview,
  importedFields,
  importLimits,
} from '../../shared/lead/customer-import.ts';
import { type CustomerTable, readColumns } from './columns.ts';
import { readCsv } from './csv-table.ts';
import { mergeRepeat, type ReadCustomers, readCustomers } from './customers.ts';
import { findUndoable, readKnownCustomers, removeUnfinishedImports, storeImport, undoImport } from './import-store.ts';
import { startTurns } from './turns.ts';

const importQuerySchema = z.object({ dry: z.optional(z.literal('1')) });
const columnsSchema = z.array(z.enum(['', ...(Object.keys(importedFields) as ImportedField[])]));

const hourMs = 3600_000;

const changes = changesOf('leads');

/** Import of customers from a CSV file (docs/product.md, "Import of customers"). Register in a scope that accepts multipart forms. */
export async function importRoutes(app: ZodApp): Promise<void> {
  /** Imports run one at a time, so that the second of two equal files finds only duplicates. */
  const turn = new PQueue({ concurrency: 1 });

  app.get('/api/admin/leads/import', { role: 'office' }, async () => ({
    undoable: await findUndoable(app.db, app.now()),
  }));

  app.delete(
    '/api/admin/leads/import/:id',
    { role: 'office', ...changes('undo import', () => ''), schema: { params: recordParams } },
    async ({ params }) => {
      const result = await turn.add(() => undoImport(app.db, params.id, app.now()));
      return requireRecord(result);
    },
  );

  // Removes unfinished imports of a stopped process. No import takes an hour.
  app.jobs.add({
    name: 'unfinished imports',
    everyMs: hourMs,
    run: () => removeUnfinishedImports(app.db, new Date(app.now() - hourMs).toISOString()),
  });

  app.post(
    '/api/admin/leads/import',
    {
      role: 'office',
      config: inItsTransaction,
      handlerTimeout: timeouts.uploadMs,
      schema: { querystring: importQuerySchema },
    },
    async (request, reply): Promise<ImportPreview | FinishedImport> => {
      const table = await receiveTable(request);
      const read = await readCustomers(table, app.now());
      if (request.query.dry) {
        const { customers, ...rest } = await selectNew(read);
        const rows = customers.slice(0, importLimits.examples);
        return { columns: table.columns, rows, new: customers.length, ...rest };
      }
      const finished = await turn.add(async () => storeImport(app.db, (await selectNew(read)).customers, app.now()));
      const change = { action: 'import', subject: 'leads', detail: String(finished.imported) };
      await recordChange(app.db, request.author, new Date(app.now()).toISOString(), change);
      reply.code(201);
      return finished;
    },
  );

  /** Leaves out the customers who are leads already, and joins the rows of one customer. */
  async function selectNew(
    read: ReadCustomers,
  ): Promise<ReadCustomers & Pick<ImportPreview, 'duplicates' | 'repeated'>> {
    const known = await readKnownCustomers(app.db);
    const pause = startTurns();
    const customers: ImportedCustomer[] = [];
    const bad = [...read.bad];
    let duplicates = 0;
    let repeated = 0;
    for (const customer of read.customers) {
      await pause();
      const owner = known.find(customer) ?? customers.length;
      known.add(customer, owner);
      if (owner === 'lead') {
        duplicates += 1;
        continue;
      }
      const earlier = customers[owner];
      const merged = earlier ? mergeRepeat(earlier, customer) : customer;
      if (typeof merged === 'string') bad.push({ line: customer.line, reason: merged });
      else customers[owner] = merged;
      if (earlier && typeof merged !== 'string') repeated += 1;
    }
    return { customers, bad: bad.toSorted((one, other) => one.line - other.line), duplicates, repeated };
  }
}

/** Receives the file and reads its columns. */
async function receiveTable(request: FastifyRequest): Promise<CustomerTable> {
  const form = await request.receiveForm({
    field: 'file',
    limitBytes: importLimits.bytes,
    files: 1,
    texts: { fields: 1, fieldSize: 8000 },
  });
  const { file } = form.files[0] ?? {};
  if (!file) throw new InvalidUploadError('Choose a CSV file.');
  const { columns } = form.fields;
  try {
    const rows = [];
    for await (const row of readCsv(await readFile(file.path))) rows.push(row);
    if (rows.length === 0) throw new ImportFileError('The file is empty.');
    return readColumns(rows, columns ? readChoice(columns) : undefined);
  } finally {
    await file.remove();
  }
}

function readChoice(text: string): (ImportedField | '')[] {
  try {
    return columnsSchema.parse(JSON.parse(text));
  } catch {
    throw new InvalidUploadError('The chosen columns can’t be read. Reload the page and choose them again.');
  }
}
