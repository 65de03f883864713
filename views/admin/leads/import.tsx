import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatDayOf } from '../../../src/shared/dates.ts';
import {
  addressParts,
  type BadRow,
  billingFields,
  type FinishedImport,
  type ImportColumn,
  type ImportedCustomer,
  type ImportedField,
  type ImportPreview,
  importedFields,
  type UndoableImport,
} from '../../../src/shared/lead/customer-import.ts';
import { describeFailure } from '../../islands/failure.ts';
import { adminRequest, defineData, readJson, sendJson } from '../api.ts';
import { FileButton } from '../file-button.tsx';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';

const [loader, useLastImport] = defineData('The import', () =>
  readJson<{ undoable?: UndoableImport }>('/api/admin/leads/import'),
);

export { loader };

/** Import of customers from another program (docs/product.md, "Import of customers"). */
export function Component() {
  const { undoable } = useLastImport();
  const { state, problem, check, confirm, undo, leave } = useCustomerImport(undoable);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(state.step);
  useEffect(() => {
    // The button that had the focus disappears with its step.
    if (lastStep.current !== state.step) heading.current?.focus();
    lastStep.current = state.step;
  }, [state.step]);
  return (
    <div className="stack">
      <div>
        <Link className="back-link tap" to="/admin">
          All leads
        </Link>
        <PageHeader
          title="Import customers"
          about="Bring your customers from Jobber, Housecall Pro, QuickBooks, Google Contacts, or a spreadsheet. Export them there as a CSV file, and choose it here. Nothing is imported until you confirm, and nobody gets a message."
        />
      </div>
      <h2 className="unseen" ref={heading} tabIndex={-1}>
        {state.step === 'checked' ? 'Check the file' : 'Choose a file'}
      </h2>
      {problem && (
        <p className="notice notice--bad wraps" role="alert">
          {problem}
        </p>
      )}
      <div role="status">
        {state.step === 'imported' && (
          <p className="notice notice--good">
            {`Imported ${countOf(state.done.imported, 'customer')}.`}{' '}
            <Link to="/admin?source=imported">View imported customers</Link>
          </p>
        )}
        {state.step === 'undone' && (
          <p className="notice notice--good">
            {`Removed ${countOf(state.removed, 'customer')}.`}
            {state.kept > 0 && ` ${countOf(state.kept, 'customer')} stayed, because you have worked with them since.`}
          </p>
        )}
      </div>
      {state.step === 'checked' ? (
        <Preview
          {...state}
          onChoose={(columns) => void check(state.file, columns)}
          onImport={() => void confirm()}
          onLeave={leave}
        />
      ) : (
        <div className="cluster cluster-1">
          <FileButton label="Choose a CSV file" accept=".csv,.txt,.tsv,text/csv" onFile={check} />
        </div>
      )}
      {(state.step === 'start' || state.step === 'imported') && state.done && (
        <div className="card pad stack-2">
          <p>
            {`You can undo the import of ${countOf(state.done.imported, 'customer')} for 24 hours`}
            {state.done.at ? `. It finished ${formatDateTime(state.done.at)}.` : '.'}
          </p>
          <p>
            <Button quiet onClick={() => undo(state.done?.id ?? 0)}>
              Undo import
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** The steps of importing a file. */
type ImportState =
  | { step: 'start'; done?: Partial<UndoableImport> & FinishedImport }
  | { step: 'checked'; file: File; preview: ImportPreview; isBusy: boolean }
  | { step: 'imported'; done: Partial<UndoableImport> & FinishedImport }
  | { step: 'undone'; removed: number; kept: number };

function useCustomerImport(undoable: UndoableImport | undefined) {
  const beginning: ImportState = { step: 'start', ...(undoable && { done: undoable }) };
  const [state, setState] = useState<ImportState>(beginning);
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<ImportState>): Promise<void> {
    setProblem('');
    setState((before) => (before.step === 'checked' ? { ...before, isBusy: true } : before));
    try {
      setState(await work());
    } catch (error) {
      setProblem(describeFailure(error));
      setState((before) => (before.step === 'checked' ? { ...before, isBusy: false } : before));
    }
  }

  return {
    state,
    problem,
    check: (file: File, columns?: readonly (ImportedField | '')[]) =>
      attempt(async () => {
        const preview = await postFile<ImportPreview>('?dry=1', file, columns);
        return { step: 'checked', file, preview, isBusy: false };
      }),
    async confirm(): Promise<void> {
      if (state.step !== 'checked') return;
      const { file, preview } = state;
      const columns = preview.columns.map(({ field }) => field);
      await attempt(async () => ({ step: 'imported', done: await postFile<FinishedImport>('', file, columns) }));
    },
    undo: (id: number) =>
      attempt(async () => {
        const path = `/api/admin/leads/import/${id}`;
        return { step: 'undone', ...(await sendJson<{ removed: number; kept: number }>('DELETE', path)) };
      }),
    leave(): void {
      setProblem('');
      setState(beginning);
    },
  };
}

async function postFile<Answer>(
  query: string,
  file: File,
  columns: readonly (ImportedField | '')[] | undefined,
): Promise<Answer> {
  const body = new FormData();
  if (columns) body.append('columns', JSON.stringify(columns));
  body.append('file', file);
  const response = await adminRequest(`/api/admin/leads/import${query}`, { method: 'POST', body });
  return response.json();
}

interface PreviewProps {
  file: File;
  preview: ImportPreview;
  isBusy: boolean;
  onChoose(fields: (ImportedField | '')[]): void;
  onImport(): void;
  onLeave(): void;
}

/** The result of the check: the number of new customers, the first of them, and the meaning of each column. */
function Preview({ file, preview, isBusy, onChoose, onImport, onLeave }: PreviewProps) {
  const { columns, rows, duplicates, repeated, bad } = preview;
  return (
    <>
      <p className="wraps" aria-live="polite">
        <strong>{file.name}</strong>: {countOf(preview.new, 'new customer')}, {duplicates.toLocaleString('en-US')}{' '}
        already here, {countOf(bad.length, 'row')} with a problem. Nothing has been imported yet.
        {repeated > 0 &&
          ` ${countOf(repeated, 'row')} ${repeated === 1 ? 'repeats' : 'repeat'} a customer in this file. The details go into that customer’s note.`}
      </p>
      {bad.length > 0 && <BadRows rows={bad} />}
      <div className="cluster cluster-1">
        {preview.new > 0 && (
          <button className="button" type="button" disabled={isBusy} onClick={onImport}>
            {isBusy ? 'Please wait...' : `Import ${countOf(preview.new, 'customer')}`}
          </button>
        )}
        <Button quiet disabled={isBusy} onClick={onLeave}>
          Choose another file
        </Button>
      </div>
      {rows.length > 0 && <Examples rows={rows} />}
      <Columns columns={columns} isBusy={isBusy} onChoose={onChoose} />
    </>
  );
}

/** The maximum number of bad rows on the page. More would make it slow, and all have the same few reasons. */
const shownBadRows = 200;

function BadRows({ rows }: { rows: readonly BadRow[] }) {
  return (
    <details className="import-list card pad">
      <summary className="tap">{`${countOf(rows.length, 'row')} can’t be imported`}</summary>
      <ul className="stack-1">
        {rows.slice(0, shownBadRows).map(({ line, reason }) => (
          <li key={line} className="wraps">
            <strong>{`Line ${line}:`}</strong> {reason}
          </li>
        ))}
      </ul>
      {rows.length > shownBadRows && <p>{`And ${(rows.length - shownBadRows).toLocaleString('en-US')} more.`}</p>}
    </details>
  );
}

function Examples({ rows }: { rows: readonly ImportedCustomer[] }) {
  return (
    <section className="stack-2" aria-labelledby="import-examples">
      <h2 id="import-examples">The first customers</h2>
      <ul className="import-list card rows">
        {rows.map(({ name, phone, email, address, since, note }) => (
          <li key={`${phone} ${email}`} className="import-row pad">
            <strong className="wraps">{name}</strong>
            <span className="wraps">{[phone, email].filter(Boolean).join(' · ')}</span>
            <span className="wraps fine">
              {[address, since && `Since ${formatDayOf(since)}`, ...note.split('\n')].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ColumnsProps {
  columns: readonly ImportColumn[];
  isBusy: boolean;
  onChoose(fields: (ImportedField | '')[]): void;
}

/** The choices for a column. */
const fieldGroups: readonly { title: string; fields: readonly ImportedField[] }[] = [
  {
    title: 'Customer',
    fields: ['name', 'firstName', 'lastName', 'company', 'contact', 'phone', 'email', 'since', 'note'],
  },
  { title: 'Address', fields: addressParts },
  { title: 'Used in rows without an address', fields: addressParts.map((part) => billingFields[part]) },
];

function Columns({ columns, isBusy, onChoose }: ColumnsProps) {
  return (
    <section className="stack-2" aria-labelledby="import-columns">
      <h2 id="import-columns">Columns</h2>
      <p className="hint">
        Check where each column of the file goes. Change it if a guess is wrong.
        {columns.some(({ field }) => field.startsWith('billing')) &&
          ' Rows without an address get their billing address.'}
      </p>
      <ul className="import-list card rows">
        {columns.map(({ title, field, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and two may have one title
          <li key={index} className="import-column pad">
            <label className="wraps" htmlFor={`import-column-${index}`}>
              <strong>{title}</strong>
              {example && <span className="fine block">{example}</span>}
            </label>
            <select
              className="field__control"
              id={`import-column-${index}`}
              value={field}
              disabled={isBusy}
              onChange={({ target }) =>
                onChoose(
                  columns.map((column, place) =>
                    place === index ? (target.value as ImportedField | '') : column.field,
                  ),
                )
              }
            >
              <option value="">Leave out</option>
              {fieldGroups.map(({ title: group, fields }) => (
                <optgroup key={group} label={group}>
                  {fields.map((name) => (
                    <option key={name} value={name}>
                      {importedFields[name]}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

const countOf = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
