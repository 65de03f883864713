import { formatDateTime } from '../../../src/shared/dates.ts';
import type { PriceHistoryEntry } from '../../../src/shared/price-versions.ts';

/** Every saved version, newest first; restoring loads one into the editor and saves nothing. */
export function PriceHistory({
  history,
  onRestore,
}: {
  history: readonly PriceHistoryEntry[];
  onRestore(version: number): void;
}) {
  return (
    <section className="price-history" aria-labelledby="price-history-title">
      <h2 id="price-history-title">History</h2>
      <ol className="price-history__list">
        {history.map(({ version, savedAt, note, changes }, index) => (
          <li key={version} className="price-history__entry">
            <p>
              <strong>{formatDateTime(savedAt)}</strong>, version {version}:{' '}
              {changes === 1 ? '1 change' : `${changes} changes`}
              {note && <span className="price-history__note">{note}</span>}
            </p>
            {index === 0 ? <span>In use</span> : <RestoreButton version={version} onRestore={onRestore} />}
          </li>
        ))}
        <li className="price-history__entry">
          <p>The typical prices that came with the site</p>
          {history.length === 0 ? <span>In use</span> : <RestoreButton version={0} onRestore={onRestore} />}
        </li>
      </ol>
    </section>
  );
}

function RestoreButton({ version, onRestore }: { version: number; onRestore(version: number): void }) {
  return (
    <button
      className="text-button"
      type="button"
      aria-label={version ? `Restore version ${version}` : 'Restore the typical prices'}
      onClick={() => onRestore(version)}
    >
      Restore
    </button>
  );
}
