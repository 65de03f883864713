import { fillPlaceholders } from '../../../src/shared/profile.ts';
import { catalogFileName, catalogPath } from '../../../src/shared/routes.ts';
import { fromDraft, type ProfileDraft } from './profile-fields.ts';

/** A preview of the pages with the values being typed. */
export function ProfilePreview({ draft }: { draft: ProfileDraft }) {
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
