import { type ReactNode, Suspense, useState } from 'react';
import { Await } from 'react-router';
import type { Field } from '../../../src/shared/content/fields.ts';
import type { VersionEntry } from '../../../src/shared/content/versions.ts';
import { telling } from '../../islands/failure.ts';
import { readJson } from '../api.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Loading } from '../loading.tsx';
import { WordChanges } from './changes.tsx';
import { formatMoment } from './local-time.ts';

interface HistoryPanelProps {
  id: string;
  schema: Field;
  /** The live version. */
  published: number | null;
  words: unknown;
  onRestore(from: VersionEntry['id']): void;
}

/** The versions of a document; each can be compared with the words in the editor and made live again. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { id } = props;
  const read = () => readJson<VersionEntry[]>(`/api/admin/content/${id}/versions`);
  const [versions, setVersions] = useState(read);
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={versions} errorElement={<LoadFailure what="The history" onReload={() => setVersions(read)} />}>
        {(list) => <Versions {...props} versions={list} />}
      </Await>
    </Suspense>
  );
}

function Versions({
  id,
  schema,
  published,
  words,
  onRestore,
  versions,
}: HistoryPanelProps & { versions: VersionEntry[] }) {
  const [compared, setCompared] = useState<{ id: VersionEntry['id']; words: unknown }>();

  const compare = (version: VersionEntry['id']) =>
    void telling('Not compared', async () => {
      const found = await readJson<{ words: unknown }>(`/api/admin/content/${id}/versions/${version}`);
      setCompared({ id: version, words: found.words });
    });

  return (
    <ol className="words-history">
      {versions.map((version) => (
        <li key={version.id} className="words-history__version">
          <p>
            <strong>{version.id === 'shipped' ? 'The words that the site came with' : formatMoment(version.at)}</strong>
            {version.by && ` by ${version.by.toLowerCase()}, ${origins[version.origin]}`}
            {isLive(version, published) && (
              <>
                {' '}
                <span className="words-chip">Live</span>
              </>
            )}
          </p>
          <div className="words-history__actions">
            <button className="text-button" type="button" onClick={() => compare(version.id)}>
              Compare
            </button>
            {!isLive(version, published) && (
              <button className="text-button" type="button" onClick={() => onRestore(version.id)}>
                Restore
              </button>
            )}
          </div>
          {compared?.id === version.id && (
            <WordChanges
              schema={schema}
              before={compared.words}
              after={words}
              empty="These are the words in the editor."
            />
          )}
        </li>
      ))}
    </ol>
  );
}

const isLive = ({ id }: VersionEntry, published: number | null) =>
  id === published || (id === 'shipped' && published === null);

const origins: Record<VersionEntry['origin'], string> = {
  publish: 'published',
  schedule: 'published on time',
  restore: 'restored',
  reset: 'reset',
  import: 'imported',
  'set-up': 'set up',
  shipped: '',
};

interface WordsPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** What the menu of the editor opens above the form. */
export function WordsPanel({ title, onClose, children }: WordsPanelProps) {
  return (
    <section className="words-panel" aria-label={title}>
      <div className="words-panel__head">
        <h2>{title}</h2>
        <button className="text-button" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {children}
    </section>
  );
}
