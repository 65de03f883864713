import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate } from 'react-router';
import { type DocumentKind, textSchemas } from '../../../src/shared/content/documents.ts';
import { markedPaths } from '../../../src/shared/content/marks.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { setAt } from '../../../src/shared/content/walk.ts';
import type { Field } from '../../../src/shared/field.ts';
import { defineData, readJson } from '../api.ts';
import { TextBar } from './bar.tsx';
import { TextConflict } from './changes.tsx';
import { useDraft } from './draft.ts';
import { FieldSheet, GeneratedForm } from './form.tsx';
import { EditorLayout, type EditorView } from './layout.tsx';
import { EditorPanel, type PanelName } from './panels.tsx';
import { useIsPhone } from './preview.tsx';
import { usePublishing } from './publishing.ts';
import { openField, TextFields } from './text-form-context.tsx';

const [loader, usePage] = defineData(
  'The page',
  async ({ params: { key } }) => {
    const [document, overview] = await Promise.all([
      readJson<OpenDocument>(`/api/admin/content/${key}`),
      readJson<SiteOverview>('/api/admin/content'),
    ]);
    return { document, overview };
  },
  { title: 'This page doesn’t exist', list: '/admin/site', all: 'All pages' },
);

export { loader };

/** The editor of one document, which has its own address. */
export function Component() {
  const page = usePage();
  const { kind } = page.document;
  // The profile and the templates have their own sections.
  return kind === 'profile' || kind === 'templates' ? (
    <Navigate to={`/admin/${kind}`} replace />
  ) : (
    <DocumentEditor {...page} />
  );
}

/**
 * The text of one document. On a desktop, its form is beside the real page. On a phone, the page is shown, and a tap opens a
 * field.
 */
function DocumentEditor({ document, overview }: { document: OpenDocument; overview: SiteOverview }) {
  const schema: Field = textSchemas[document.kind];
  const draft = useDraft(document);
  const publishing = usePublishing(document, draft);
  const [view, setView] = useState<EditorView>('page');
  const [panel, setPanel] = useState(() => openingPanel(document));
  /** The focused field, and, on a phone, the field whose text was tapped. */
  const [focused, setFocused] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  const isPhone = useIsPhone();
  const { words, problems, read, change } = draft;

  const pages = useMemo(() => overview.documents.filter(({ path }) => path), [overview]);

  function pick(path: string): void {
    setFocused(path);
    if (isPhone && view === 'page') setSheet(path);
    else openField(path);
  }

  return (
    <TextFields
      schema={schema}
      words={words}
      problems={problems}
      pages={pages}
      timeZone={document.timeZone}
      onChange={(path, value) => change(setAt(read().words, path, value))}
    >
      <EditorLayout
        title={document.name}
        back={
          <Link className="back-link tap" to="/admin/site">
            All pages
          </Link>
        }
        beside={
          document.path && (
            <a className="site-editor__live hint tap" href={document.path} title={document.path}>
              View page
            </a>
          )
        }
        view={view}
        onView={setView}
        pages={partsOfPages.has(document.kind) ? pages : undefined}
        preview={{ id: document.id, name: document.name, schema, words, focused, onPick: pick }}
        notices={
          <>
            {document.kind === 'legal' && (
              <p className="hint">
                This page says what your website does. This isn’t legal advice. Read it and change anything that isn’t
                true for your business, and ask a lawyer about anything you’re not sure of.
              </p>
            )}
            {draft.theirs && (
              <TextConflict
                schema={schema}
                base={document.words}
                mine={words}
                theirs={draft.theirs}
                onResolve={draft.resolve}
              />
            )}
            {panel && (
              <EditorPanel
                panel={panel}
                schema={schema}
                words={words}
                publishing={publishing}
                onClose={() => setPanel(undefined)}
              />
            )}
          </>
        }
        form={
          <form
            className="site-editor__form"
            noValidate
            aria-label="The text of this page"
            onSubmit={(event) => event.preventDefault()}
            onFocus={(event) => setFocused(event.target.dataset.path)}
            onBlur={() => void draft.save()}
          >
            <GeneratedForm schema={schema} words={words} />
          </form>
        }
        dock={
          <>
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
            <TextBar
              id={document.id}
              draft={draft}
              publishing={publishing}
              placing={placingOf(document, overview)}
              onProblem={(path) => {
                flushSync(() => setView('form'));
                openField(path);
              }}
              onPanel={setPanel}
            />
          </>
        }
      />
    </TextFields>
  );
}

/** Names the options that the list of pages has for a page's address; none if the address is fixed. */
function placingOf({ id, kind }: OpenDocument, { plan }: SiteOverview): string | undefined {
  if (!Object.hasOwn(plan.slugs, id)) return undefined;
  return kind === 'legal' ? 'Address, Hide' : 'Address, Hide, Remove';
}

/** Documents whose text is part of many pages, without a page of their own. */
const partsOfPages = new Set<DocumentKind>(['frame', 'bar']);

/** Opens the history for `/admin/site/home#history`, which the activity log links to; else shows pending updates first. */
function openingPanel({ shipped }: OpenDocument): PanelName | undefined {
  if (location.hash === '#history') return 'history';
  return shipped.changed ? 'updates' : undefined;
}
