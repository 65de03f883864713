import { Link } from 'react-router';
import { type AdminSectionName, listedSections } from '../../../src/shared/admin/admin-sections.ts';

/** One sentence about each section. A section without a sentence isn't listed. */
const abouts: Partial<Record<AdminSectionName, string>> = {
  calendar: 'This week’s appointments, and how to see them on your phone.',
  reports: 'Where your leads come from, and how fast you respond.',
  site: 'All the text on your website: edit, preview, publish, and see earlier versions.',
  projects: 'Finished jobs with photos, shown in the gallery and on matching pages.',
  pictures: 'Arrange and caption the gallery, and manage the pictures on your pages.',
  prices: 'The prices that Price my fence uses, their history, and the fences you offer.',
  catalog: 'See which PDF is live, and replace or remove it.',
  redirects: 'Send old addresses to the right page: from your previous website, or from pages you’ve renamed.',
  profile: 'Name, phone, hours, testimonials, and links. Changes go live on every page right away.',
  templates: 'Ready-made text for your replies, text messages, and review requests.',
  email: 'The mail server, reminders, and confirmations to customers.',
  notifications: 'Get a notification on your phone and computer when a lead comes in.',
  setUp: 'Nine short steps to make this website your own.',
  activity: 'Who changed what, and when.',
  health: 'Check that leads reach you and that the website works.',
  backups: 'Download the latest backup, or make one now.',
  security: 'Passwords, two-step sign-in, and signing out other devices.',
  'content-file': 'Save all text and pictures as a file, or import a file from another site.',
};

/** Links to all other sections. */
export default function ContentManagement() {
  return (
    <section className="content-management stack-2" aria-labelledby="content-management-title">
      <div className="admin-intro">
        <h2>Website Admin</h2>
        <p className="hint">
          Use this admin panel to manage your website content, view contact submissions, and upload images for the
          gallery.
        </p>
      </div>
      <h2 id="content-management-title">Gallery and Content Management</h2>
      <ul className="content-management__list columns">
        {listedSections
          .filter(({ name }) => abouts[name])
          .map(({ name, label, path }) => (
            <li key={name} className="content-management__item card">
              <Link className="content-management__link strong" to={path}>
                {label}
              </Link>
              <p className="hint">{abouts[name]}</p>
            </li>
          ))}
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-images">
            Image Uploader
          </a>
          <p className="hint">Add a photo to the gallery, or replace a picture on a page.</p>
        </li>
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-catalog">
            Upload Catalog
          </a>
          <p className="hint">Upload a new catalog PDF.</p>
        </li>
      </ul>
    </section>
  );
}
