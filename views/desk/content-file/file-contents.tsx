import { useState } from 'react';
import type { FileEntry, ImportSummary } from '../../../src/shared/content-file.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';

interface FileContentsProps {
  step: 'checked' | 'applying';
  summary: ImportSummary;
  onApply(documents: readonly string[]): Promise<void>;
  onLeave(): void;
}

/** What a file would do, with a box to tick for each part of it. */
export function FileContents({ step, summary, onApply, onLeave }: FileContentsProps) {
  const { adds, changes, leaves, madeAt } = summary;
  const offered = [...adds, ...changes];
  const [chosen, setChosen] = useState<readonly string[]>(offered.map(({ id }) => id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  const list = { chosen, pictures: summary.pictures, onChoose: choose };
  return (
    <form
      className="content-file__contents"
      onSubmit={(event) => {
        event.preventDefault();
        void onApply(chosen);
      }}
    >
      <p>Saved {formatDateTime(madeAt)}. Nothing has changed yet.</p>
      {adds.length > 0 && <Entries {...list} title="New pages" entries={adds} />}
      {changes.length > 0 && <Entries {...list} title="Different from this site" entries={changes} />}
      {leaves.length > 0 && (
        <p className="content-file__same">
          The same already: {new Intl.ListFormat('en-US').format(leaves.map(({ name }) => name))}.
        </p>
      )}
      {offered.length === 0 && <p>This site has all of it already. There is nothing to bring in.</p>}
      <div className="content-file__actions">
        {offered.length > 0 && (
          <button className="button" type="submit" disabled={step === 'applying' || chosen.length === 0}>
            {step === 'applying' ? 'Bringing in...' : labelOf(chosen.length, offered.length)}
          </button>
        )}
        <button className="button button--quiet" type="button" disabled={step === 'applying'} onClick={onLeave}>
          {offered.length > 0 ? 'Not now' : 'Close'}
        </button>
      </div>
    </form>
  );
}

const labelOf = (chosen: number, offered: number) =>
  chosen === offered ? 'Bring in all of it' : `Bring in what is checked (${chosen})`;

interface EntriesProps {
  title: string;
  entries: readonly FileEntry[];
  chosen: readonly string[];
  pictures: ImportSummary['pictures'];
  onChoose(id: string, isChosen: boolean): void;
}

function Entries({ title, entries, chosen, pictures, onChoose }: EntriesProps) {
  return (
    <fieldset className="content-file__entries">
      <legend>{title}</legend>
      {entries.map(({ id, name }) => (
        <label key={id} className="field__choice">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
          <span>{id === 'pictures' ? describePictures(name, pictures) : name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** "All pictures: 12 new, 3 in place of others". */
function describePictures(name: string, pictures: ImportSummary['pictures']): string {
  const count = (wanted: string) => pictures.filter(({ state }) => state === wanted).length;
  const parts = [
    ...(count('adds') > 0 ? [`${count('adds')} new`] : []),
    ...(count('changes') > 0 ? [`${count('changes')} different`] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}
