import { useMemo, useRef, useState } from 'react';
import { setAt } from '../../../../src/shared/content/edit.ts';
import type { Field } from '../../../../src/shared/content/fields.ts';
import { markedPaths } from '../../../../src/shared/content/marks.ts';
import type { OpenDocument, SiteOverview } from '../../../../src/shared/content/versions.ts';
import { useDocumentWords } from './document-words.ts';
import { openField } from './field-focus.ts';
import { FieldSheet } from './field-sheet.tsx';
import { FormContext } from './form-context.ts';
import { GeneratedForm } from './generated-form.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePublishing } from './publishing.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { WarningsDialog } from './warnings-dialog.tsx';
import { WordChanges } from './word-changes.tsx';
import { type PanelName, WordsBar } from './words-bar.tsx';
import { WordsConflict } from './words-conflict.tsx';
import { WordsPanel } from './words-panel.tsx';

interface DocumentEditorProps {
  document: OpenDocument;
  overview: SiteOverview;
  schema: Field;
  /** Reads the document and the list of pages again. */
  onReload(): Promise<void>;
}

/** The words of one document: its form beside the real page on a desktop; on a phone the page first, with the field that is tapped. */
export function DocumentEditor({ document, overview, schema, onReload }: DocumentEditorProps) {
  const editor = useDocumentWords(document);
  const publishing = usePublishing(document, editor);
  const [view, setView] = useState<'page' | 'form'>('page');
  const [panel, setPanel] = useState<PanelName | undefined>(openingPanel);
  const [focused, setFocused] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const { words, problems } = editor;
  const latest = useRef(words);
  latest.current = words;

  const form = useMemo(
    () => ({
      problems,
      pages: overview.documents.filter(({ path }) => path),
      pictures: overview.pictures,
      onChange: (path: string, value: unknown) => {
        latest.current = setAt(latest.current, path, value);
        editor.change(latest.current);
      },
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
          <a className="lead__back" href="/admin/site">
            All pages
          </a>
          <h1>{document.name}</h1>
          {document.path && (
            <a className="site-editor__live" href={document.path}>
              {document.path}
            </a>
          )}
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
          <WordsPanel title={panelTitles[panel]} onClose={() => setPanel(undefined)}>
            {panel === 'compare' && (
              <WordChanges
                schema={schema}
                before={publishing.live.words}
                after={words}
                empty="These are the words that visitors see."
              />
            )}
            {panel === 'history' && (
              <HistoryPanel
                key={publishing.live.published}
                id={document.id}
                schema={schema}
                published={publishing.live.published}
                words={words}
                onRestore={(from) => void publishing.restore(from)}
              />
            )}
            {panel === 'schedule' && (
              <SchedulePanel
                scheduled={publishing.live.schedule?.at ?? null}
                onSchedule={(at) => void publishing.schedule(at)}
                onCancel={() => void publishing.cancelSchedule()}
              />
            )}
            {panel === 'place' && (
              <PlacePanel key={overview.version} id={document.id} overview={overview} onChanged={onReload} />
            )}
          </WordsPanel>
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
            name={document.name}
            schema={schema}
            words={words}
            focused={focused}
            onPick={pick}
          />
        </div>
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
          problems={problems}
          busy={publishing.busy}
          hasDraft={editor.hasDraft || editor.state.kind === 'waiting'}
          hasUndo={publishing.undo !== undefined}
          canReset={publishing.live.published !== null && document.shipped.words !== null}
          hasPlace={Object.hasOwn(overview.plan.slugs, document.id)}
          onPublish={() => void publishing.publish()}
          onProblem={(path) => {
            setView('form');
            requestAnimationFrame(() => openField(path));
          }}
          onUndo={() => void publishing.takeBack()}
          onPanel={setPanel}
          onReset={() => void publishing.restore('shipped')}
          onDiscard={() => void publishing.discard()}
        />
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

/** `/admin/site/home#history` opens the history, where the log of changes leads. */
const openingPanel = () => (location.hash === '#history' ? 'history' : undefined);

const panelTitles: Record<PanelName, string> = {
  compare: 'Compare with live',
  history: 'History',
  place: 'Address, Hide',
  schedule: 'Publish at...',
};

/** Below this width the page and its form do not stand side by side. */
const isPhone = () => !window.matchMedia('(width >= 64rem)').matches;
