import { mailLink } from '../../src/shared/email-address.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { useSite } from '../site.ts';

/** "Get In Touch" beside the contact form (docs/product.md, "Home page"). */
export function ContactPanel() {
  const { profile } = useSite();
  return (
    <aside className="contact__panel" aria-label="Get In Touch">
      <h3>Get In Touch</h3>
      <section>
        <h4>Our Office</h4>
        <address>
          {profile.street}
          <br />
          {profile.city}, {profile.state} {profile.zip}
        </address>
      </section>
      <section>
        <h4>Contact Information</h4>
        <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
        <a href={mailLink(profile.email)}>{profile.email}</a>
        <a href={profile.website}>{profile.website.replace(/^https?:\/\//, '')}</a>
      </section>
      <section>
        <h4>Business Hours</h4>
        <dl className="hours">
          {profile.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
