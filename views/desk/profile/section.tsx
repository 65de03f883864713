import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Problem } from '../../../src/shared/content/problems.ts';
import { profileWords } from '../../../src/shared/content/profile-words.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import { checkPaths, type FieldMessages } from '../../../src/shared/fields.ts';
import { fillPlaceholders, type Profile, profileSchema } from '../../../src/shared/profile.ts';
import { catalogFileName, catalogPath } from '../../../src/shared/routes.ts';
import { tellFailure, telling } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { Conflict } from '../conflict.tsx';
import { useKept } from '../kept.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { HistoryPanel, WordsPanel } from '../words/panels.tsx';
import { fromDraft, listDifferences, type ProfileDraft, toDraft } from './fields.ts';
import { ProfileForm } from './form.tsx';

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
      <LeaveGuard changed={changed} />
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

/** Where the profile is read, as the document that it is. */
const profileAddress = '/api/admin/content/profile';

/** The profile that is live. */
interface StoredProfile {
  profile: Profile;
  /** What a save says it has seen. */
  version: number;
  /** The live version in the history; null for the shipped profile. */
  published: number | null;
}

/** The profile of an open document, with its version. */
function toStored({ words, draftVersion, published }: OpenDocument): StoredProfile {
  return { profile: words as Profile, version: draftVersion, published };
}

/** Reads the profile from the server. */
async function readStored(): Promise<StoredProfile> {
  return toStored(await sendJson<OpenDocument>('GET', profileAddress));
}

/** Saves a profile that was checked; it is live at once. @param version the one that was seen */
async function saveProfile(profile: Profile, version: number): Promise<StoredProfile> {
  const saved = await sendJson<{ published: number; version: number }>('POST', `${profileAddress}/publication`, {
    ...{ version, words: profile },
  });
  return { profile, ...saved };
}

/** Makes an earlier profile live. @returns the batch that takes that back */
async function restoreProfile(from: VersionEntry['id'], published: number | null): Promise<string> {
  const { undo } = await sendJson<{ undo: string }>('POST', `${profileAddress}/restoration`, { from, published });
  return undo;
}

/** The messages of a refusal, by field. */
function messagesOf({ body }: ResponseError): FieldMessages {
  const problems = (body?.problems ?? []) as readonly Problem[];
  return { ...body?.fields, ...Object.fromEntries(problems.map(({ path, message }) => [path, [message]])) };
}

/** A preview of the pages with the values being typed. */
function ProfilePreview({ draft }: { draft: ProfileDraft }) {
  const profile = fromDraft(draft);
  return (
    <aside className="profile-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <div className="profile-preview__header">
        <strong className="profile-preview__brand">{profile.name}</strong>
        <span>Call us today {profile.phone}</span>
      </div>
      <div className="profile-preview__panel">
        <h3>Our Office</h3>
        <p>
          {profile.street}
          <br />
          {profile.city}, {profile.state} {profile.zip}
        </p>
        <h3>Contact Information</h3>
        <p>
          {profile.phone}
          <br />
          {profile.email}
          <br />
          {profile.website}
        </p>
        <h3>Business Hours</h3>
        <dl className="profile-preview__hours">
          {profile.hours.map(({ days, hours }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
            <div key={index}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{fillPlaceholders('Proudly Serving {region}', profile)}</p>
      {profile.showReviews &&
        profile.testimonials.map(({ quote, author, location }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a testimonial has no identity but its place
          <figure key={index} className="profile-preview__testimonial">
            <blockquote>{quote}</blockquote>
            <figcaption>
              {author}, {location}
            </figcaption>
          </figure>
        ))}
      <p>
        Catalog: <code>{catalogPath(profile)}</code> as <code>{catalogFileName(profile)}</code>
      </p>
    </aside>
  );
}
