import { Link } from 'react-router';
import { listedSections } from '../../src/shared/desk/admin-sections.ts';

/** The way to everything else the owner runs the site with. */
export function ContentManagement() {
  return (
    <section className="stack-2" aria-labelledby="content-management-title">
      <h2 id="content-management-title">Gallery and Content Management</h2>
      <ul className="content-management__list columns">
        {listedSections
          .filter(({ about }) => about)
          .map(({ name, label, path, about }) => (
            <li key={name} className="content-management__item card">
              <Link className="content-management__link strong" to={path}>
                {label}
              </Link>
              <p className="hint">{about}</p>
            </li>
          ))}
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-images">
            Image Uploader
          </a>
          <p className="hint">Add a photo to the gallery, or replace a picture of the pages.</p>
        </li>
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-catalog">
            Upload Catalog
          </a>
          <p className="hint">Send a new catalog PDF.</p>
        </li>
      </ul>
    </section>
  );
}
