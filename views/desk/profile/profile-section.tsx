import { useState } from 'react';
import { useLocation } from 'react-router';
import { profileWords } from '../../../src/shared/content/profile-words.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import { checkPaths, type FieldMessages } from '../../../src/shared/fields.ts';
import { profileSchema } from '../../../src/shared/profile.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { useLeaveGuard } from '../ask.tsx';
import { Conflict } from '../conflict.tsx';
import { HistoryPanel } from '../content/history-panel.tsx';
import { WordsPanel } from '../content/words-panel.tsx';
import { useKept } from '../kept.ts';
import { fromDraft, listDifferences, type ProfileDraft, toDraft } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import {
  messagesOf,
  profileAddress,
  readStored,
  restoreProfile,
  type StoredProfile,
  saveProfile,
  toStored,
} from './stored-profile.ts';

const [loader, useStored] = defineData('The profile', () => readJson<OpenDocument>(profileAddress));

export { loader };

/** The business profile (docs/decisions.md, "Business profile"): checked, previewed, live at once on every page. */
export function Component() {
  const [initial] = useStored();
  const { hash } = useLocation();
  const [saved, setSaved] = useState(() => toStored(initial));
  const [{ draft, version }, keep, forget] = useKept('profile', beginningOf(saved));
  const [messages, setMessages] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);
  const [showsHistory, setShowsHistory] = useState(hash === '#history');
  const [theirs, setTheirs] = useState<StoredProfile>();
  const changed = JSON.stringify(draft) !== JSON.stringify(toDraft(saved.profile));
  useLeaveGuard(changed);

  function adopt(stored: StoredProfile): void {
    setSaved(stored);
    keep(beginningOf(stored));
    forget();
    setTheirs(undefined);
    setMessages({});
  }

  async function save(version: number): Promise<void> {
    const { value: profile, fields = {} } = checkPaths(profileSchema, fromDraft(draft));
    setMessages(fields);
    if (!profile) return focusFirstMessage();
    setSaving(true);
    try {
      adopt(await saveProfile(profile, version));
      addToast({ title: 'Saved', description: 'Every page shows it now.' });
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ResponseError && error.status === 409) return setTheirs(await readStored());
    if (error instanceof ResponseError) setMessages(messagesOf(error));
    tellFailure('Not saved', error);
  }

  function restore(from: VersionEntry['id']): void {
    void telling('Not restored', async () => {
      const undo = await restoreProfile(from, saved.published);
      adopt(await readStored());
      addToast({
        title: 'Restored',
        description: 'Every page shows it now.',
        action: { label: 'Undo', onSelect: () => takeBack(undo) },
      });
    });
  }

  function takeBack(undo: string): void {
    void telling('Not taken back', async () => {
      await sendJson('POST', `/api/admin/batches/${undo}/reversal`);
      adopt(await readStored());
    });
  }

  return (
    <div className="profile">
      <div className="profile__head">
        <h1>Business profile</h1>
        <button
          className="text-button"
          type="button"
          aria-expanded={showsHistory}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          History
        </button>
      </div>
      <p>What you save here is live on every page at once.</p>
      {showsHistory && (
        <WordsPanel title="History" onClose={() => setShowsHistory(false)}>
          <HistoryPanel
            key={saved.published}
            id="profile"
            schema={profileWords}
            published={saved.published}
            words={fromDraft(draft)}
            onRestore={restore}
          />
        </WordsPanel>
      )}
      {theirs && (
        <Conflict
          title="The profile was changed in another window"
          differences={listDifferences(fromDraft(draft), theirs.profile)}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => adopt(theirs)}
        />
      )}
      <div className="profile__columns">
        <ProfileForm
          draft={draft}
          messages={messages}
          changed={changed}
          saving={saving}
          onDraft={(draft) => keep({ draft, version })}
          onSave={() => void save(version)}
          onRevert={() => adopt(saved)}
        />
        <ProfilePreview draft={draft} />
      </div>
    </div>
  );
}

/** The form over what is stored, with the version that it was typed over: one that stood in the tab may be over an older one. */
function beginningOf({ profile, version }: StoredProfile): { draft: ProfileDraft; version: number } {
  return { draft: toDraft(profile), version };
}

/** The messages appear with the next paint; the first field that has one is then where the owner is taken. */
function focusFirstMessage(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.profile [aria-invalid="true"]')?.focus());
}
