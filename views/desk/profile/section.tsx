import { useRevalidator } from 'react-router';
import { profileWords } from '../../../src/shared/content/profile-words.ts';
import type { OpenDocument } from '../../../src/shared/content/versions.ts';
import { fillPlaceholders, type Profile, profileSchema } from '../../../src/shared/profile.ts';
import { catalogFileName, catalogPath } from '../../../src/shared/routes.ts';
import { addToast } from '../../islands/toast.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { LeaveGuard } from '../kit/ask.tsx';
import { useForm } from '../kit/form.tsx';
import { readTyped } from '../kit/values.ts';
import { compareAs, SavedHead } from '../words/at-once.tsx';
import { ProfileForm } from './form.tsx';

/** Where the profile is read, as the document that it is. */
const address = '/api/admin/content/profile';

const [loader, useStored] = defineData('The profile', () => readJson<OpenDocument>(address));

export { loader };

/** The business profile (docs/decisions.md, "Business profile"): checked, previewed, live at once on every page. */
export function Component() {
  const [document] = useStored();
  const { words, draftVersion } = document;
  const { revalidate } = useRevalidator();
  const form = useForm({
    name: 'profile',
    schema: profileSchema,
    initial: words as Profile,
    version: draftVersion,
    reread: revalidate,
    conflictTitle: 'The profile was changed in another window',
    compare: compareAs(profileWords),
    async send(words, version) {
      await sendJson('POST', `${address}/publication`, { version, words });
      await revalidate();
      addToast({ title: 'Saved', description: 'Every page shows it now.' });
    },
  });
  const profile = readTyped(profileSchema, form.draft) as Profile;

  return (
    <div className="profile stack-2">
      <LeaveGuard changed={form.isChanged} />
      <SavedHead
        document={document}
        schema={profileWords}
        words={profile}
        effect="Every page shows it now."
        onRestored={() => {
          form.discard();
          return revalidate();
        }}
      />
      <p>What you save here is live on every page at once.</p>
      <div className="profile__columns stack">
        <ProfileForm form={form} />
        <ProfilePreview profile={profile} />
      </div>
    </div>
  );
}

/** A preview of the pages with the values being typed. */
function ProfilePreview({ profile }: { profile: Profile }) {
  return (
    <aside className="profile-preview stack-2 dashed wraps" aria-labelledby="preview-title">
      <h2 id="preview-title">Preview</h2>
      <div className="profile-preview__header cluster">
        <strong className="profile-preview__brand">{profile.name}</strong>
        <span>Call us today {profile.phone}</span>
      </div>
      <div className="profile-preview__panel stack-0">
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
