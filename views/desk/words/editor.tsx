import { useMemo, useRef, useState } from 'react';
import { Link, useParams, useRevalidator } from 'react-router';
import { type DocumentKind, wordSchemas } from '../../../src/shared/content/documents.ts';
import type { Field } from '../../../src/shared/content/fields.ts';
import { markedPaths } from '../../../src/shared/content/marks.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { setAt } from '../../../src/shared/content/walk.ts';
import { defineData, readJson } from '../api.ts';
import { type PanelName, WarningsDialog, WordsBar, WordsDock } from './bar.tsx';
import { WordsConflict } from './conflict.tsx';
import { useDocumentWords } from './draft.ts';
import { FieldSheet, GeneratedForm } from './form.tsx';
import { controlId, FormContext, openField } from './form-context.ts';
import { EditorPanel } from './panels.tsx';
import { isPhone, PageChoice, PreviewFrame } from './preview.tsx';
import { usePublishing } from './publishing.ts';

const [loader, usePage] = defineData('The page', async ({ params: { key } }) => {
  const [document, overview] = await Promise.all([
    readJson<OpenDocument>(`/api/admin/content/${key}`),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { document, overview };
});

export { loader };

/** One document of the site at an address of its own. */
export function Component() {
  const [{ document, overview }] = usePage();
  const { key } = useParams();
  const { revalidate } = useRevalidator();
  if (key === 'profile') return <ProfileElsewhere />;
  return (
    <DocumentEditor document={document} overview={overview} schema={wordSchemas[document.kind]} onReload={revalidate} />
  );
}

function ProfileElsewhere() {
  return (
    <div className="load-failure">
      <h1>The business profile has its own form</h1>
      <Link to="/admin/profile">Business profile</Link>
    </div>
  );
}

interface DocumentEditorProps {
  document: OpenDocument;
  overview: SiteOverview;
  schema: Field;
  /** Reads the document and the list of pages again. */
  onReload(): Promise<void>;
}

/** The words of one document: its form beside the real page on a desktop; on a phone the page first, with the field that is tapped. */
function DocumentEditor({ document, overview, schema, onReload }: DocumentEditorProps) {
  const editor = useDocumentWords(document);
  const publishing = usePublishing(document, editor);
  const [view, setView] = useState<'page' | 'form'>('page');
  const [panel, setPanel] = useState<PanelName | undefined>(() => openingPanel(document));
  const [focused, setFocused] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const [page, setPage] = useState<string>();
  const { words, problems } = editor;
  const latest = useRef(words);
  latest.current = words;

  const form = useMemo(
    () => ({
      problems,
      pages: overview.documents.filter(({ path }) => path),
      onChange: (path: string, value: unknown) => {
        latest.current = setAt(latest.current, path, value);
        editor.change(latest.current);
      },
      idOf: controlId,
      announce: setSpoken,
    }),
    [problems, overview, editor.change],
  );

  function pick(path: string): void {
    setFocused(path);
    if (isPhone() && view === 'page') setSheet(path);
    else openField(path);
  }

  return (
    <FormContext value={form}>
      <div className="site-editor" data-view={view}>
        <header className="site-editor__head">
          <Link className="lead__back" to="/admin/site">
            All pages
          </Link>
          <h1>{document.name}</h1>
          {document.path && (
            <a className="site-editor__live" href={document.path}>
              {document.path}
            </a>
          )}
          {partsOfPages.has(document.kind) && <PageChoice pages={form.pages} page={page} onChoose={setPage} />}
          <div className="site-editor__views">
            <button
              className="text-button"
              type="button"
              aria-pressed={view === 'page'}
              onClick={() => setView('page')}
            >
              Page
            </button>
            <button
              className="text-button"
              type="button"
              aria-pressed={view === 'form'}
              onClick={() => setView('form')}
            >
              Form
            </button>
          </div>
        </header>
        {editor.theirs && (
          <WordsConflict
            schema={schema}
            base={document.words}
            mine={words}
            theirs={editor.theirs}
            onResolve={editor.resolve}
          />
        )}
        {panel && (
          <EditorPanel
            {...{ panel, document, overview, schema, words, publishing }}
            onReload={onReload}
            onClose={() => setPanel(undefined)}
          />
        )}
        <div className="site-editor__columns">
          <form
            className="site-editor__form"
            noValidate
            aria-label="The words of this page"
            onSubmit={(event) => event.preventDefault()}
            onFocus={(event) => setFocused(event.target.dataset.path)}
            onBlur={() => void editor.save()}
          >
            <GeneratedForm schema={schema} words={words} />
          </form>
          <PreviewFrame
            id={document.id}
            page={page}
            name={document.name}
            schema={schema}
            words={words}
            focused={focused}
            onPick={pick}
          />
        </div>
        <WordsDock>
          {sheet !== undefined && (
            <FieldSheet
              schema={schema}
              words={words}
              path={sheet}
              paths={markedPaths(schema, words)}
              onPick={(path) => {
                setSheet(path);
                setFocused(path);
              }}
              onClose={() => setSheet(undefined)}
            />
          )}
          <WordsBar
            state={editor.state}
            scheduledAt={publishing.live.schedule?.at}
            problems={problems}
            busy={publishing.busy}
            hasDraft={editor.hasDraft || editor.state.kind === 'waiting'}
            canDiscard={editor.hasDraft && publishing.live.words !== null}
            hasUndo={publishing.hasUndo}
            canReset={document.shipped.words !== null && (publishing.live.published !== null || editor.hasDraft)}
            hasNews={publishing.live.hasNews}
            hasPlace={Object.hasOwn(overview.plan.slugs, document.id)}
            onPublish={() => void publishing.publish()}
            onProblem={(path) => {
              setView('form');
              requestAnimationFrame(() => openField(path));
            }}
            onUndo={() => void publishing.takeBack()}
            onPanel={setPanel}
            onReset={() => void publishing.reset()}
            onDiscard={() => void publishing.discard()}
          />
        </WordsDock>
        <p className="unseen" aria-live="polite">
          {spoken}
        </p>
        {publishing.warnings && (
          <WarningsDialog
            warnings={publishing.warnings}
            onAccept={(codes) => void publishing.publish(codes)}
            onClose={publishing.closeWarnings}
          />
        )}
      </div>
    </FormContext>
  );
}

/** What stands on many pages, and has none of its own. */
const partsOfPages = new Set<DocumentKind>(['frame', 'bar']);

/** `/admin/site/home#history` opens the history, where the log of changes leads; else the owner is told the news first. */
function openingPanel({ shipped }: OpenDocument): PanelName | undefined {
  if (location.hash === '#history') return 'history';
  return shipped.changed ? 'news' : undefined;
}
