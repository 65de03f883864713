import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { compareWords } from '../../../src/shared/content/compare.ts';
import { profileWords } from '../../../src/shared/content/profile-words.ts';
import type { OpenDocument, SiteOverview, VersionEntry } from '../../../src/shared/content/versions.ts';
import { checkPaths } from '../../../src/shared/fields.ts';
import { type Profile, profileSchema } from '../../../src/shared/profile.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import type { Difference } from '../kit/conflict.tsx';
import { Form, SaveBar, useForm } from '../kit/form.tsx';
import { readTyped } from '../kit/values.ts';
import { EditorLayout, type EditorView } from '../words/layout.tsx';
import { HistoryPanel, WordsPanel } from '../words/panels.tsx';
import { ProfileForm } from './form.tsx';

/** Where the profile is read, as the document that it is. */
const address = '/api/admin/content/profile';

const [loader, useStored] = defineData('The profile', async () => {
  const [document, { documents }] = await Promise.all([
    readJson<OpenDocument>(address),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { document, pages: documents.filter(({ path }) => path) };
});

export { loader };

/** The business profile (docs/decisions.md, "Business profile"): in cards beside the real page, checked, live at once on every page. */
export function Component() {
  const [{ document, pages }] = useStored();
  const { words, draftVersion, published } = document;
  const { revalidate } = useRevalidator();
  const { hash } = useLocation();
  const [showsHistory, setShowsHistory] = useState(hash === '#history');
  const [view, setView] = useState<EditorView>('form');
  const form = useForm({
    name: 'profile',
    schema: profileSchema,
    initial: words as Profile,
    version: draftVersion,
    reread: revalidate,
    conflictTitle: 'The profile was changed in another window',
    compare: compareProfiles,
    async send(words, version) {
      await sendJson('POST', `${address}/publication`, { version, words });
      await revalidate();
      addToast({ title: 'Saved', description: 'Every page shows it now.' });
    },
  });
  const profile = readTyped(profileSchema, form.draft) as Profile;
  const [seen, setSeen] = useState(form.messages);
  // A phone that shows the page leads to the field that is marked.
  if (seen !== form.messages) {
    setSeen(form.messages);
    if (Object.keys(form.messages).length > 0) setView('form');
  }

  const restore = (from: VersionEntry['id']) =>
    telling('Not restored', async () => {
      const { undo } = await sendJson<{ undo: string }>('POST', `${address}/restoration`, { from, published });
      form.discard();
      await revalidate();
      addToast({
        title: 'Restored',
        description: 'Every page shows it now.',
        action: { label: 'Undo', onSelect: () => takeBack(undo) },
      });
    });

  const takeBack = (undo: string) =>
    telling('Not taken back', async () => {
      await sendJson('POST', `/api/admin/batches/${undo}/reversal`);
      form.discard();
      await revalidate();
    });

  return (
    <Form form={form} className="profile">
      <LeaveGuard changed={form.isChanged} />
      <EditorLayout
        title="Business profile"
        beside={
          <Button text aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
            History
          </Button>
        }
        {...{ view, onView: setView, pages }}
        preview={{
          ...{ id: 'profile', name: 'Business profile', schema: profileWords },
          words: withoutMistakes(profile, words as Profile),
          focused: undefined,
          onPick: () => {},
        }}
        notices={
          <>
            <p className="hint">What you save here is live on every page at once.</p>
            {showsHistory && (
              <WordsPanel title="History" onClose={() => setShowsHistory(false)}>
                <HistoryPanel
                  key={published}
                  {...{ id: 'profile', schema: profileWords, published, words: profile }}
                  onRestore={restore}
                />
              </WordsPanel>
            )}
          </>
        }
        form={
          <div className="site-editor__form">
            <ProfileForm form={form} />
          </div>
        }
        dock={<SaveBar />}
      />
    </Form>
  );
}

/** What the preview can show while a value is half typed: the one that is stored in its place. */
function withoutMistakes(typed: Profile, stored: Profile): Profile {
  const wrong = Object.keys(checkPaths(profileSchema, typed).fields ?? {}).map((path) => path.split('.')[0]);
  return { ...typed, ...Object.fromEntries(Object.entries(stored).filter(([name]) => wrong.includes(name))) };
}

/** What differs between two windows, in plain words; lists are chosen as a whole. */
const compareProfiles = (mine: unknown, theirs: unknown): Difference[] =>
  compareWords(profileWords, theirs, mine).map(({ path, labels, before, after }) => ({
    ...{ path, label: labels.join(', '), mine: after, theirs: before },
  }));
