import { type ReactNode, useEffect, useState } from 'react';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { Field } from '../../../src/shared/field.ts';
import { telling } from '../../islands/failure.ts';
import { readJson } from '../api.ts';
import { keep, readKept } from '../kept.ts';
import { Button } from '../kit/button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Loading } from '../loading.tsx';
import { nameInSentence } from '../pages/places.ts';
import { describeMoment, nameZone } from '../zoned-time.ts';
import { WordChanges } from './changes.tsx';
import { halfTypedMoment, MomentField } from './moment-field.tsx';
import type { Publishing } from './publishing.ts';

export const panelTitles = {
  compare: 'Compare with live',
  history: 'History',
  schedule: 'Schedule...',
  updates: 'New text from the update',
};

export type PanelName = keyof typeof panelTitles;

interface EditorPanelProps {
  panel: PanelName;
  schema: Field;
  /** The text in the editor. */
  words: unknown;
  publishing: Publishing;
  onClose(): void;
}

/** The panel that was chosen in the editor's menu. */
export function EditorPanel({ panel, schema, words, publishing, onClose }: EditorPanelProps) {
  const { current } = publishing;
  const contents: Record<PanelName, ReactNode> = {
    compare: (
      <WordChanges schema={schema} before={current.live} after={words} empty="This is the text that visitors see." />
    ),
    history: (
      <HistoryPanel
        key={current.published}
        id={current.id}
        schema={schema}
        published={current.published}
        words={words}
        onRestore={(from) => void publishing.restore(from)}
      />
    ),
    schedule: (
      <SchedulePanel
        id={current.id}
        scheduled={current.schedule?.at}
        timeZone={current.timeZone}
        onSchedule={publishing.schedule}
        onCancel={() => void publishing.cancelSchedule()}
      />
    ),
    updates: (
      <UpdatePanel
        schema={schema}
        shipped={current.shipped}
        isOwn={current.published !== null}
        isBusy={publishing.busy}
        onAnswer={(answer) => void publishing.answerUpdate(answer).then((isDone) => isDone && onClose())}
      />
    ),
  };
  return (
    <TextPanel title={panelTitles[panel]} onClose={onClose}>
      {contents[panel]}
    </TextPanel>
  );
}

interface TextPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The panels that the editor's menu opens above the form. */
export function TextPanel({ title, onClose, children }: TextPanelProps) {
  return (
    <section className="card pad stack-1" aria-label={title}>
      <div className="text-panel__head cluster apart">
        <h2>{title}</h2>
        <Button text onClick={onClose}>
          Close
        </Button>
      </div>
      {children}
    </section>
  );
}

interface HistoryPanelProps {
  /** The document’s key. */
  id: string;
  schema: Field;
  /** The live version. */
  published: number | null;
  /** The text in the editor. */
  words: unknown;
  onRestore(from: VersionEntry['id']): void;
}

/** The versions of a document. Each can be compared with the text in the editor and made live again. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { id } = props;
  const [answer, setAnswer] = useState<{ list: readonly VersionEntry[] } | { error: unknown }>();
  useEffect(() => {
    if (answer) return;
    let isShown = true;
    readJson<VersionEntry[]>(`/api/admin/content/${id}/versions`).then(
      (list) => isShown && setAnswer({ list }),
      (error: unknown) => isShown && setAnswer({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [id, answer]);
  if (!answer) return <Loading />;
  if ('error' in answer) return <LoadFailure what="The history" onReload={() => setAnswer(undefined)} />;
  return (
    <ol className="rows-above">
      {answer.list.map((version) => (
        <Version key={version.id} version={version} {...props} />
      ))}
    </ol>
  );
}

function Version({ version, id, schema, published, words, onRestore }: HistoryPanelProps & { version: VersionEntry }) {
  const [compared, setCompared] = useState<{ words: unknown }>();
  const isLive = version.id === (published ?? 'shipped');
  const compare = () =>
    telling('Not compared', async () => setCompared(await readJson(`/api/admin/content/${id}/versions/${version.id}`)));
  return (
    <li className="entry">
      <p>
        <strong>{version.id === 'shipped' ? 'Original text' : formatDateTime(version.at)}</strong>
        {version.by && ` by ${nameInSentence(version.by)}, ${origins[version.origin]}`}
        {isLive && (
          <>
            {' '}
            <span className="text-chip chip">Live</span>
          </>
        )}
      </p>
      <div className="cluster">
        <Button text onClick={compare}>
          Compare
        </Button>
        {!isLive && (
          <Button text onClick={() => onRestore(version.id)}>
            Restore
          </Button>
        )}
      </div>
      {compared && (
        <WordChanges schema={schema} before={compared.words} after={words} empty="This is the text in the editor." />
      )}
    </li>
  );
}

const origins: Record<VersionEntry['origin'], string> = {
  publish: 'published',
  schedule: 'published on schedule',
  restore: 'restored',
  reset: 'reset',
  import: 'imported',
  'set-up': 'set up',
  shipped: '',
};

interface SchedulePanelProps {
  /** The document’s key. */
  id: string;
  /** The scheduled time in ISO 8601. */
  scheduled: string | undefined;
  /** The time zone of the business, as an IANA name. */
  timeZone: string;
  /** @returns true if it was scheduled */
  onSchedule(at: string): Promise<boolean>;
  onCancel(): void;
}

/** Schedules the draft to be published. Text written afterward isn't part of it. */
export function SchedulePanel({ id, scheduled, timeZone, onSchedule, onCancel }: SchedulePanelProps) {
  const name = `schedule:${id}`;
  const [moment, setMoment] = useState(() => readKept<string>(name) ?? '');
  const change = (moment: string) => {
    setMoment(moment);
    keep(name, moment || undefined);
  };
  if (scheduled)
    return (
      <div className="text-place stack-2 wraps">
        <p>
          The draft you scheduled goes live on {describeMoment(scheduled, timeZone)} {nameZone(timeZone)}. Changes you
          make now won’t be included.
        </p>
        <Button quiet onClick={onCancel}>
          Unschedule
        </Button>
      </div>
    );
  return (
    <div className="text-place stack-2 wraps">
      <MomentField
        id="schedule-at"
        label={`Day and time (${nameZone(timeZone)})`}
        value={moment}
        timeZone={timeZone}
        onChange={change}
      />
      <Button
        quiet
        disabled={!moment || moment === halfTypedMoment}
        onClick={() => void onSchedule(moment).then((isSet) => isSet && change(''))}
      >
        Publish at this time
      </Button>
    </div>
  );
}

interface UpdatePanelProps {
  schema: Field;
  /** `before` is absent if the earlier text can't be read anymore. */
  shipped: Pick<OpenDocument['shipped'], 'words' | 'before'>;
  /** True if visitors see text that the owner wrote. */
  isOwn: boolean;
  isBusy: boolean;
  onAnswer(answer: 'keep' | 'before'): void;
}

/** The changes of a page in an update, field by field. The owner's text isn't changed. */
export function UpdatePanel({ schema, shipped: { words, before }, isOwn, isBusy, onAnswer }: UpdatePanelProps) {
  return (
    <div className="stack-1">
      <p>
        {isOwn ? 'Visitors still see your text.' : 'Visitors see the new text already. You hadn’t changed this page.'}
      </p>
      {before === undefined ? (
        <p>The earlier text can no longer be shown.</p>
      ) : (
        <WordChanges schema={schema} before={before} after={words} empty="The text you see is the same." />
      )}
      <div className="cluster cluster-1">
        <Button disabled={isBusy} onClick={() => onAnswer('keep')}>
          Keep as is
        </Button>
        {!isOwn && before !== undefined && (
          <Button quiet disabled={isBusy} onClick={() => onAnswer('before')}>
            Keep the earlier text
          </Button>
        )}
      </div>
    </div>
  );
}
