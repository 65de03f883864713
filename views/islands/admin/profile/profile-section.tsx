import { useState } from 'react';
import { checkPaths, type FieldMessages } from '../../../../src/shared/fields.ts';
import { type Profile, profileSchema } from '../../../../src/shared/profile.ts';
import { ResponseError } from '../../request.ts';
import { addToast } from '../../toast.ts';
import { useAdminJson } from '../admin-json.ts';
import { sendJson } from '../admin-request.ts';
import { Conflict } from '../conflict.tsx';
import { tellFailure } from '../failure.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { LoadFailure } from '../load-failure.tsx';
import { fromDraft, listDifferences, type ProfileDraft, toDraft } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';

interface Stored {
  profile: Profile;
  version: number;
}

/** The business profile (docs/decisions.md, "Business profile"): checked, previewed, live at once on every page. */
export function ProfileSection() {
  const stored = useAdminJson<Stored>('/api/admin/profile');
  if (stored.error) return <LoadFailure what="The profile" onReload={stored.read} />;
  if (!stored.value) return <p className="admin-loading">Loading...</p>;
  return <ProfileEditor initial={stored.value} />;
}

function ProfileEditor({ initial }: { initial: Stored }) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState<ProfileDraft>(() => toDraft(initial.profile));
  const [messages, setMessages] = useState<FieldMessages>({});
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Stored>();
  const changed = JSON.stringify(draft) !== JSON.stringify(toDraft(saved.profile));
  useLeaveGuard(changed);

  function adopt(stored: Stored): void {
    setSaved(stored);
    setDraft(toDraft(stored.profile));
    setTheirs(undefined);
    setMessages({});
  }

  async function save(version: number): Promise<void> {
    const { value: profile, fields = {} } = checkPaths(profileSchema, fromDraft(draft));
    setMessages(fields);
    if (!profile) return focusFirstMessage();
    setSaving(true);
    try {
      adopt(await sendJson<Stored>('PUT', '/api/admin/profile', { profile, version }));
      addToast({ title: 'Saved', description: 'Every page shows it now.' });
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ResponseError && error.status === 409) return setTheirs(await readStored());
    if (error instanceof ResponseError) setMessages(error.body?.fields ?? {});
    tellFailure('Not saved', error);
  }

  return (
    <div className="profile">
      <h1>Business profile</h1>
      <p>What you save here is live on every page at once.</p>
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
          onDraft={setDraft}
          onSave={() => void save(saved.version)}
          onRevert={() => adopt(saved)}
        />
        <ProfilePreview draft={draft} />
      </div>
    </div>
  );
}

async function readStored(): Promise<Stored> {
  return sendJson<Stored>('GET', '/api/admin/profile');
}

/** The messages appear with the next paint; the first field that has one is then where the owner is taken. */
function focusFirstMessage(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.profile [aria-invalid="true"]')?.focus());
}
