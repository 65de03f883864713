import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { profileText } from '../../../src/shared/content/profile-text.ts';
import type { OpenDocument, SiteOverview } from '../../../src/shared/content/versions.ts';
import { checkPaths } from '../../../src/shared/fields.ts';
import { type Profile, profileSchema } from '../../../src/shared/profile.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { compareAs, useHistory } from '../content/at-once.tsx';
import { EditorLayout, type EditorView } from '../content/layout.tsx';
import { LeaveGuard } from '../kit/ask.tsx';
import { Form, SaveBar, useForm } from '../kit/form.tsx';
import { readTyped } from '../kit/values.ts';
import { ProfileForm } from './form.tsx';

/** The address of the profile's document. */
const address = '/api/admin/content/profile';

const [loader, useStored] = defineData('The profile', async () => {
  const [document, { documents }] = await Promise.all([
    readJson<OpenDocument>(address),
    readJson<SiteOverview>('/api/admin/content'),
  ]);
  return { document, pages: documents.filter(({ path }) => path) };
});

export { loader };

/**
 * The business profile (docs/decisions.md, "Business profile"): in cards beside the real page, checked, and live as soon as it is
 * saved.
 */
export function Component() {
  const { document, pages } = useStored();
  const { words, draftVersion } = document;
  const { revalidate } = useRevalidator();
  const [view, setView] = useState<EditorView>('form');
  const form = useForm({
    name: 'profile',
    schema: profileSchema,
    initial: words as Profile,
    version: draftVersion,
    reread: revalidate,
    conflictTitle: 'The profile was changed in another window',
    compare: compareAs(profileText),
    async send(words, version) {
      await sendJson('POST', `${address}/publication`, { version, words });
      await revalidate();
      addToast({ title: 'Saved', description: 'It’s live on the website.' });
    },
  });
  const profile = readTyped(profileSchema, form.draft) as Profile;
  const history = useHistory({
    document,
    schema: profileText,
    words: profile,
    effect: 'It’s live on the website.',
    onRestored() {
      form.discard();
      return revalidate();
    },
  });
  const [seen, setSeen] = useState(form.messages);
  // On a phone that shows the page, switches to the marked field.
  if (seen !== form.messages) {
    setSeen(form.messages);
    if (Object.keys(form.messages).length > 0) setView('form');
  }

  return (
    <Form form={form} className="profile">
      <LeaveGuard changed={form.isChanged} />
      <EditorLayout
        title="Business profile"
        beside={history.button}
        view={view}
        onView={setView}
        pages={pages}
        preview={{
          id: 'profile',
          name: 'Business profile',
          schema: profileText,
          words: withoutMistakes(profile, words as Profile),
          focused: undefined,
          onPick: () => {},
        }}
        notices={
          <>
            <p className="hint">Changes you save here go live on every page right away.</p>
            {history.panel}
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

/** Values for the preview. A stored value replaces an incomplete one. */
function withoutMistakes(typed: Profile, stored: Profile): Profile {
  const wrong = Object.keys(checkPaths(profileSchema, typed).fields ?? {}).map((path) => path.split('.')[0]);
  return { ...typed, ...Object.fromEntries(Object.entries(stored).filter(([name]) => wrong.includes(name))) };
}
