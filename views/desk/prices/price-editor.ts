import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { listPriceChanges, type PriceOverview, type PriceVersion } from '../../../src/shared/price-versions.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { useLeaveGuard } from '../ask.tsx';
import { useKept } from '../kept.ts';
import { checkDraft, type PriceDraft, toDraft } from './price-draft.ts';

/** The edited prices and the actions on them. */
export function usePriceEditor(initial: PriceOverview) {
  const [saved, setSaved] = useState(initial);
  const [kept, keep, forget] = useKept('prices', beginningOf(saved));
  const { draft, note, version } = kept;
  const [messages, setMessages] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<PriceOverview>();
  const { revalidate } = useRevalidator();
  const savedDraft = toDraft(saved.prices);
  const changed = Object.keys(savedDraft).some((path) => draft[path] !== savedDraft[path]);
  useLeaveGuard(changed);

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
