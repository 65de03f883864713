import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FileEntry, ImportSummary } from '../../src/shared/admin/transfer.ts';
import { formatDateTime } from '../../src/shared/dates.ts';
import { describeFailure } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { adminRequest, sendJson } from './api.ts';
import { FileButton } from './file-button.tsx';
import { Button } from './kit/button.tsx';
import { PageHeader } from './kit/page-header.tsx';
import { Settings } from './kit/settings.tsx';

/**
 * The Export and import screen: saves all text and pictures as one file, and checks, imports, and undoes such a file (docs/product.md,
 * "Export and import").
 */
export function Component() {
  return (
    <div className="content-file">
      <PageHeader
        title="Export and import"
        about="Save all text and pictures as a file, or import a file from another site."
      />
      <Settings
        id="content-file-save"
        title="Save"
        about="One file with everything visitors see: your text, the list of pages, redirects, the business profile, and your pictures. It doesn’t include drafts, projects, prices, the catalog, leads, or passwords."
      >
        <p>
          <a className="button" href="/api/admin/content-file" download>
            Save all text and pictures as a file
          </a>
        </p>
      </Settings>
      <ImportCard />
      <Settings
        id="content-file-customers"
        title="Customers"
        about="Your old customers from Jobber, Housecall Pro, QuickBooks, Google Contacts, or a spreadsheet."
      >
        <p>
          <Link className="button button--quiet" to="/admin/leads/import">
            Import customers
          </Link>
        </p>
      </Settings>
    </div>
  );
}

function ImportCard() {
  const { state, refusal, receive, apply, undo, leave } = useImport();
  const heading = useFocusAfter(state.step);
  return (
    <Settings
      id="content-file-import"
      title="Import"
      heading={heading}
      about="Choose a file saved by this site or another one like it. The site checks it first and shows you what would change. Nothing changes until you confirm."
    >
      <div role="status">
        {state.step === 'sending' && <p>Uploading and checking. With many pictures, this can take a few minutes.</p>}
        {state.step === 'applied' && <p>Imported. Your website is updated.</p>}
        {state.step === 'undone' && <p>Undone. Your website is back to how it was.</p>}
      </div>
      {refusal.length > 0 && (
        <div className="content-file__refusal notice notice--bad wide wraps" role="alert">
          <ul>
            {refusal.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {(state.step === 'checked' || state.step === 'applying') && (
        <FileContents key={state.summary.import} {...state} onApply={apply} onLeave={leave} />
      )}
      {state.step === 'applied' && (
        <p>
          <Button quiet disabled={state.isUndoing} onClick={undo}>
            Undo
          </Button>
        </p>
      )}
      {!(state.step === 'checked' || state.step === 'applying') && (
        <p>
          <FileButton label="Import a file" accept=".tar,application/x-tar" onFile={receive} />
        </p>
      )}
    </Settings>
  );
}

/** The button that had the focus disappears with its step, so the focus moves to the heading. */
function useFocusAfter(step: ImportState['step']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'sending' && step !== 'applying') heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}

interface FileContentsProps {
  step: 'checked' | 'applying';
  summary: ImportSummary;
  onApply(): Promise<void>;
  onLeave(): void;
}

/** The changes that a file would make. */
function FileContents({ step, summary, onApply, onLeave }: FileContentsProps) {
  const { adds, changes, leaves: unchanged, madeAt } = summary;
  const hasChanges = adds.length + changes.length > 0;
  return (
    <div className="stack-2 wide">
      <p>Saved {formatDateTime(madeAt)}. Nothing has changed yet.</p>
      {adds.length > 0 && <Entries title="New pages" entries={adds} pictures={summary.pictures} />}
      {changes.length > 0 && <Entries title="Different from this site" entries={changes} pictures={summary.pictures} />}
      {unchanged.length > 0 && (
        <p className="quiet wraps">
          Unchanged: {new Intl.ListFormat('en-US').format(unchanged.map(({ name }) => name))}.
        </p>
      )}
      {!hasChanges && <p>This site already has everything in the file. There’s nothing to import.</p>}
      <div className="content-file__actions cluster cluster-1">
        {hasChanges && (
          <button className="button" type="button" disabled={step === 'applying'} onClick={() => void onApply()}>
            {step === 'applying' ? 'Importing...' : 'Import everything'}
          </button>
        )}
        <Button quiet disabled={step === 'applying'} onClick={onLeave}>
          {hasChanges ? 'Not now' : 'Close'}
        </Button>
      </div>
    </div>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly FileEntry[];
  pictures: ImportSummary['pictures'];
}

function Entries({ title, entries, pictures }: EntriesProps) {
  return (
    <div className="content-file__entries">
      <h3>{title}</h3>
      <ul className="rows-below wraps">
        {entries.map(({ id, name }) => (
          <li key={id} className="entry block">
            {id === 'pictures' ? describePictures(name, pictures) : name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Such as "All pictures: 12 new, 3 different". */
function describePictures(name: string, pictures: ImportSummary['pictures']): string {
  const count = (wanted: string) => pictures.filter(({ state }) => state === wanted).length;
  const parts = [
    ...(count('adds') > 0 ? [`${count('adds')} new`] : []),
    ...(count('changes') > 0 ? [`${count('changes')} different`] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

/** The steps of importing a file. */
type ImportState =
  | { step: 'start' | 'sending' | 'undone' }
  | { step: 'checked' | 'applying'; summary: ImportSummary }
  | { step: 'applied'; batch: string; isUndoing: boolean };

/** Imports a file step by step. Each step shows the server's reasons if it refuses the file. */
function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'start' });
  const [refusal, setRefusal] = useState<readonly string[]>([]);

  async function attempt(during: ImportState, onFailure: ImportState, work: () => Promise<ImportState>): Promise<void> {
    setRefusal([]);
    setState(during);
    try {
      setState(await work());
    } catch (error) {
      setRefusal(listReasons(error));
      setState(onFailure);
    }
  }

  return {
    state,
    refusal,
    receive: (file: File) =>
      attempt({ step: 'sending' }, { step: 'start' }, async () => {
        const body = new FormData();
        body.append('file', file);
        const response = await adminRequest('/api/admin/content-file', { method: 'POST', body });
        return { step: 'checked', summary: await response.json() };
      }),
    async apply(): Promise<void> {
      if (state.step !== 'checked') return;
      const { summary } = state;
      await attempt({ step: 'applying', summary }, { step: 'checked', summary }, async () => {
        const path = `/api/admin/content-file/${summary.import}/application`;
        const { batch } = await sendJson<{ batch: string }>('POST', path);
        return { step: 'applied', batch, isUndoing: false };
      });
    },
    async undo(): Promise<void> {
      if (state.step !== 'applied') return;
      await attempt({ ...state, isUndoing: true }, { ...state, isUndoing: false }, async () => {
        await sendJson('POST', `/api/admin/batches/${state.batch}/reversal`);
        return { step: 'undone' };
      });
    },
    leave(): void {
      setRefusal([]);
      setState({ step: 'start' });
    },
  };
}

/** The problems that block the import: each problem of a page or field, else the message of the response. */
function listReasons(error: unknown): string[] {
  const { problems, fields } = (error instanceof ResponseError && error.body) || {};
  const lines = [
    ...((problems as { document?: string; message: string }[] | undefined) ?? []).map(({ document, message }) =>
      document ? `${document}: ${message}` : message,
    ),
    ...Object.entries(fields ?? {}).flatMap(([field, messages]) =>
      messages.map((message) => `${field.replace(/^slugs\./, '')}: ${message}`),
    ),
  ];
  return lines.length > 0 ? [...new Set(lines)] : [describeFailure(error)];
}
