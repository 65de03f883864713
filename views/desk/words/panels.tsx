import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Field } from '../../../src/shared/content/fields.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { useKept } from '../kept.ts';
import { AddressForm, HideForm, RemoveForm, ShowAgain } from '../pages/place-forms.tsx';
import { LastChange, PlanConflict, usePlanEditing } from '../pages/plan-editing.tsx';
import type { PanelName } from './bar.tsx';
import { WordChanges } from './changes.tsx';
import { HistoryPanel, WordsPanel } from './history.tsx';
import { formatMoment } from './local-time.ts';
import type { usePublishing } from './publishing.ts';
import { NewsPanel } from './updates.tsx';

interface EditorPanelProps {
  panel: PanelName;
  document: OpenDocument;
  overview: SiteOverview;
  schema: Field;
  /** Those in the editor. */
  words: unknown;
  publishing: ReturnType<typeof usePublishing>;
  onReload(): Promise<void>;
  onClose(): void;
}

/** What was chosen from the menu of the editor. */
export function EditorPanel(props: EditorPanelProps) {
  return (
    <WordsPanel title={panelTitles[props.panel]} onClose={props.onClose}>
      <Panel {...props} />
    </WordsPanel>
  );
}

const panelTitles: Record<PanelName, string> = {
  compare: 'Compare with live',
  history: 'History',
  news: 'New words of the update',
  place: 'Address, Hide, Remove',
  schedule: 'Publish at...',
};

function Panel({ panel, document, overview, schema, words, publishing, onReload, onClose }: EditorPanelProps) {
  const { live } = publishing;
  switch (panel) {
    case 'compare':
      return (
        <WordChanges schema={schema} before={live.words} after={words} empty="These are the words that visitors see." />
      );
    case 'history':
      return (
        <HistoryPanel
          key={live.published}
          id={document.id}
          schema={schema}
          published={live.published}
          words={words}
          onRestore={(from) => void publishing.restore(from)}
        />
      );
    case 'news':
      return (
        <NewsPanel
          schema={schema}
          before={document.shipped.before}
          after={document.shipped.words}
          isOwn={live.published !== null}
          isBusy={publishing.busy}
          onAnswer={(answer) => void publishing.answerNews(answer).then((isDone) => isDone && onClose())}
        />
      );
    case 'schedule':
      return (
        <SchedulePanel
          id={document.id}
          scheduled={live.schedule?.at ?? null}
          onSchedule={(at) => void publishing.schedule(at)}
          onCancel={() => void publishing.cancelSchedule()}
        />
      );
    case 'place':
      return <PlacePanel id={document.id} overview={overview} onChanged={onReload} />;
  }
}

interface SchedulePanelProps {
  /** Of the document. */
  id: string;
  /** The moment that is set, in ISO 8601; null where there is none. */
  scheduled: string | null;
  onSchedule(at: string): void;
  onCancel(): void;
}

/** Publishes the draft by itself at a moment; what is written after that is not part of it. */
export function SchedulePanel({ id, scheduled, onSchedule, onCancel }: SchedulePanelProps) {
  const [moment, setMoment, forget] = useKept(`schedule:${id}`, '');
  // Once it is set, the form begins anew.
  useEffect(() => {
    if (scheduled) forget();
  }, [scheduled, forget]);
  if (scheduled)
    return (
      <div className="words-place">
        <p>
          The draft as you scheduled it goes live on {formatMoment(scheduled)}. What you write now is not part of it.
        </p>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          Take it off
        </button>
      </div>
    );
  return (
    <div className="words-place">
      <InputField
        id="schedule-at"
        label="Day and time"
        type="datetime-local"
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
      />
      <button
        className="button button--quiet"
        type="button"
        disabled={!moment}
        onClick={() => onSchedule(new Date(moment).toISOString())}
      >
        Publish at this time
      </button>
    </div>
  );
}

interface PlacePanelProps {
  id: string;
  overview: SiteOverview;
  /** Reads everything again, after the place of a page has changed. */
  onChanged(): Promise<void>;
}

/** Where a page is: its address, whether visitors see it, and the way into the bin. Each says what follows and can be undone. */
function PlacePanel({ id, overview, onChanged }: PlacePanelProps) {
  const editing = usePlanEditing(overview, onChanged);
  const navigate = useNavigate();
  const { documents, undo } = overview;
  const page = documents.find((document) => document.id === id);
  if (!page) return null;
  const nameOf = (id: string) => documents.find((document) => document.id === id)?.name ?? 'A page';
  return (
    <div className="words-place">
      <PlanConflict editing={editing} nameOf={nameOf} />
      <LastChange undo={undo} editing={editing} />
      <AddressForm key={overview.version} page={page} editing={editing} />
      {page.states.includes('hidden') && <ShowAgain id={id} editing={editing} />}
      {!page.states.includes('hidden') && !page.states.includes('unpublished') && (
        <HideForm page={page} documents={documents} editing={editing} />
      )}
      <details className="words-place__removal">
        <summary className="words-menu__summary">Remove...</summary>
        <RemoveForm page={page} documents={documents} editing={editing} onDone={() => void navigate('/admin/site')} />
      </details>
    </div>
  );
}
