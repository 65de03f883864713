import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type DocumentKind, wordSchemas } from '../../../src/shared/content/documents.ts';
import type { Field } from '../../../src/shared/content/fields.ts';
import { markedPaths } from '../../../src/shared/content/marks.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { setAt } from '../../../src/shared/content/walk.ts';
import { SelectField } from '../../components/field.tsx';
import { defineData, readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { WordsBar, WordsDock } from './bar.tsx';
import { WordsConflict } from './changes.tsx';
import { useDraft } from './draft.ts';
import { FieldSheet, GeneratedForm } from './form.tsx';
import { controlId, FormContext, openField } from './form-context.ts';
import { PageOptions } from './page-options.tsx';
import { EditorPanel, type PanelName } from './panels.tsx';
import { isPhone, PreviewFrame } from './preview.tsx';
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
  const [page] = usePage();
  const { kind, name } = page.document;
  return kind === 'profile' || kind === 'templates' ? (
    <Elsewhere kind={kind} name={name} />
  ) : (
    <DocumentEditor {...page} />
  );
}

function Elsewhere({ kind, name }: { kind: DocumentKind; name: string }) {
  return (
    <div className="load-failure card stack-2">
      <h1>This has a form of its own</h1>
      <Link to={`/admin/${kind}`}>{name}</Link>
    </div>
  );
}

const views = { page: 'Page', form: 'Form' } as const;
type View = keyof typeof views;

/** The words of one document: its form beside the real page on a desktop; on a phone the page first, with the field that is tapped. */
function DocumentEditor({ document, overview }: { document: OpenDocument; overview: SiteOverview }) {
  const schema: Field = wordSchemas[document.kind];
  const draft = useDraft(document);
  const publishing = usePublishing(document, draft);
  const [view, setView] = useState<View>('page');
  const [panel, setPanel] = useState(() => openingPanel(document));
  /** The field that has the focus, and on a phone the one whose words were tapped. */
  const [focused, setFocused] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  /** On which page words are shown that stand on many. */
  const [page, setPage] = useState('home');
  const { words, problems, read, change } = draft;

  const form = useMemo(
    () => ({
      problems,
      pages: overview.documents.filter(({ path }) => path),
      onChange: (path: string, value: unknown) => change(setAt(read().words, path, value)),
      idOf: controlId,
    }),
    [problems, overview, read, change],
  );

  function pick(path: string): void {
    setFocused(path);
    if (isPhone() && view === 'page') setSheet(path);
    else openField(path);
  }

  return (
    <FormContext value={form}>
      <div className="site-editor stack-2" data-view={view}>
        <header className="site-editor__head cluster">
          <Link className="lead__back tap" to="/admin/site">
            All pages
          </Link>
          <h1>{document.name}</h1>
          {document.path && (
            <a className="site-editor__live hint tap" href={document.path}>
              {document.path}
            </a>
          )}
          {partsOfPages.has(document.kind) && (
            <div className="site-editor__page">
              <SelectField
                id="preview-page"
                label="Shown here on"
                value={page}
                onChange={(event) => setPage(event.target.value)}
              >
                <PageOptions pages={form.pages} />
              </SelectField>
            </div>
          )}
          <div className="site-editor__views">
            {(Object.keys(views) as View[]).map((name) => (
              <Button text key={name} aria-pressed={view === name} onClick={() => setView(name)}>
                {views[name]}
              </Button>
            ))}
          </div>
        </header>
        {draft.theirs && (
          <WordsConflict
            schema={schema}
            base={document.words}
            mine={words}
            theirs={draft.theirs}
            onResolve={draft.resolve}
          />
        )}
        {panel && <EditorPanel {...{ panel, schema, words, publishing }} onClose={() => setPanel(undefined)} />}
        <div className="site-editor__columns stack">
          <form
            className="site-editor__form"
            noValidate
            aria-label="The words of this page"
            onSubmit={(event) => event.preventDefault()}
            onFocus={(event) => setFocused(event.target.dataset.path)}
            onBlur={() => void draft.save()}
          >
            <GeneratedForm schema={schema} words={words} />
          </form>
          <PreviewFrame
            id={document.id}
            page={partsOfPages.has(document.kind) ? page : undefined}
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
            {...{ id: document.id, draft, publishing }}
            hasAddress={Object.hasOwn(overview.plan.slugs, document.id)}
            onProblem={(path) => {
              setView('form');
              requestAnimationFrame(() => openField(path));
            }}
            onPanel={setPanel}
          />
        </WordsDock>
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
