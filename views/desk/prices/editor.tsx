import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDateTime, formatDay } from '../../../src/shared/dates.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import {
  type CurrentPrices,
  labelOfPrice,
  listPriceChanges,
  type PriceHistoryEntry,
  type PriceOverview,
  type PriceVersion,
} from '../../../src/shared/price-versions.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Conflict } from '../conflict.tsx';
import { useKept } from '../kept.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { checkDraft, type PriceDraft, toDraft } from './draft.ts';
import { PriceExamples } from './examples.tsx';
import { PriceForm } from './form.tsx';

const [loader, usePrices] = defineData('The prices', () => readJson<PriceOverview>('/api/admin/prices'));

export { loader };

/** The owner's prices (docs/product.md, "Price my fence"): checked, shown on three examples, live at once on the page. */
export function Component() {
  const [initial] = usePrices();
  const editor = usePriceEditor(initial);
  const { saved, draft, changed, saving } = editor;
  return (
    <div className="prices">
      <LeaveGuard changed={changed} />
      <h1>Prices</h1>
      <PriceState current={saved} disabled={changed || saving} onChecked={editor.confirm} />
      {editor.differences && (
        <Conflict
          title="The prices were changed in another window"
          differences={editor.differences.map(labelOfPrice)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <div className="prices__columns">
        <PriceForm {...editor.form} />
        <PriceExamples saved={saved.prices} draft={draft} />
      </div>
      <PriceHistory history={saved.history} onRestore={editor.restore} />
    </div>
  );
}

function PriceState({
  current: { version, checkedAt },
  disabled,
  onChecked,
}: {
  current: CurrentPrices;
  disabled: boolean;
  onChecked(): void;
}) {
  return (
    <div className={`price-state${checkedAt ? '' : ' price-state--notice'}`}>
      <p>
        {checkedAt
          ? `Price my fence uses these prices. You last checked them on ${formatDay(new Date(checkedAt))}.`
          : 'These are typical 2025 prices for the Piedmont, not your own yet, and the page says so. Look through them, then save your own or say that they are right.'}
      </p>
      <button className="button button--quiet" type="button" disabled={disabled} onClick={onChecked}>
        Still right today
      </button>
      {version > 0 && <span className="price-state__version">Version {version}</span>}
    </div>
  );
}

/** The edited prices and the actions on them. */
function usePriceEditor(initial: PriceOverview) {
  const [saved, setSaved] = useState(initial);
  const [kept, keep, forget] = useKept('prices', beginningOf(saved));
  const { draft, note, version } = kept;
  const [messages, setMessages] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<PriceOverview>();
  const { revalidate } = useRevalidator();
  const savedDraft = toDraft(saved.prices);
  const changed = Object.keys(savedDraft).some((path) => draft[path] !== savedDraft[path]);

  function adopt(stored: PriceOverview): void {
    setSaved(stored);
    keep(beginningOf(stored));
    forget();
    setTheirs(undefined);
    setMessages({});
  }

  async function send(method: 'PUT' | 'POST', path: string, body: object, title: string): Promise<void> {
    setSaving(true);
    try {
      adopt(await sendJson<PriceOverview>(method, path, body));
      void revalidate();
      addToast({ title, description: 'Price my fence shows it now.' });
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ResponseError && error.status === 409)
      return telling('Not saved', async () => setTheirs(await sendJson<PriceOverview>('GET', '/api/admin/prices')));
    if (error instanceof ResponseError) setMessages(error.body?.fields ?? {});
    tellFailure('Not saved', error);
  }

  async function save(version: number): Promise<void> {
    const { prices, fields = {} } = checkDraft(draft);
    setMessages(fields);
    if (!prices) return focusFirstMessage();
    await send('PUT', '/api/admin/prices', { prices, version, note }, 'Saved');
  }

  return {
    saved,
    draft,
    changed,
    saving,
    /** The paths in which another window's prices differ from these; absent while there is no conflict. */
    differences: theirs && listPriceChanges(checkDraft(draft).prices ?? saved.prices, theirs.prices),
    keepMine: () => theirs && void save(theirs.version),
    takeTheirs: () => theirs && adopt(theirs),
    confirm: () => void send('POST', '/api/admin/prices/checked', { version: saved.version }, 'Checked today'),
    restore: (version: number) =>
      void telling('Not restored', async () => {
        const { prices } = await sendJson<PriceVersion>('GET', `/api/admin/prices/${version}`);
        const note = version ? `Version ${version} again` : 'The typical prices again';
        keep({ ...kept, draft: toDraft(prices), note });
        setMessages({});
        addToast({ title: 'Restored into the editor', description: 'Nothing is saved yet.' });
      }),
    form: {
      draft,
      saved: savedDraft,
      messages,
      note,
      changed,
      saving,
      onChange: (changes: PriceDraft) => keep({ ...kept, draft: { ...draft, ...changes } }),
      onNote: (note: string) => keep({ ...kept, note }),
      onSave: () => void save(version),
      onRevert: () => adopt(saved),
    },
  };
}

/** The form over what is stored, with the version that it was typed over: one that stood in the tab may be over an older one. */
function beginningOf({ prices, version }: PriceOverview): { draft: PriceDraft; note: string; version: number } {
  return { draft: toDraft(prices), note: '', version };
}

/** The messages appear with the next paint; the first field that has one is then where the owner is taken. */
function focusFirstMessage(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.prices [aria-invalid="true"]')?.focus());
}

/** Every saved version, newest first; restoring loads one into the editor and saves nothing. */
function PriceHistory({
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
