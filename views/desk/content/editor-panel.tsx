import type { Field } from '../../../src/shared/content/fields.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { HistoryPanel } from './history-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import type { usePublishing } from './publishing.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { WordChanges } from './word-changes.tsx';
import type { PanelName } from './words-bar.tsx';
import { WordsPanel } from './words-panel.tsx';

interface EditorPanelProps {
  panel: PanelName;
  document: OpenDocument;
  overview: SiteOverview;
  schema: Field;
  /** Those in the editor. */
  words: unknown;
  publishing: ReturnType<typeof usePublishing>;
  /** Puts a value into the words. */
  onTake(path: string, value: unknown): void;
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

function Panel({ panel, document, overview, schema, words, publishing, onTake, onReload, onClose }: EditorPanelProps) {
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
          words={words}
          isOwn={live.published !== null}
          isBusy={publishing.busy}
          onTake={onTake}
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
