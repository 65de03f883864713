import { launchNotices } from '../../../src/shared/launch-notices.ts';
import type { UploadedPicture } from '../../../src/shared/pictures.ts';
import type { Profile } from '../../../src/shared/profile.ts';
import { useAdminJson } from './admin-json.ts';

/** The home page's six project pictures (docs/product.md, "Figures"). */
const projectPicture = /^gallery-[1-6]\.jpg$/;
const projectPictures = 6;

/** "Before customers see the site": gone as soon as nothing is a sample and nothing is missing. */
export function LaunchNotices() {
  const stored = useAdminJson<{ profile: Profile }>('/api/admin/profile');
  const uploads = useAdminJson<{ images: UploadedPicture[] }>('/api/images?view=uploader');
  const profile = stored.value?.profile;
  const images = uploads.value?.images;
  if (!profile || !images) return null;
  const own = images.filter(({ kind, name }) => kind === 'slot' && projectPicture.test(name)).length;
  const notices = launchNotices(profile, projectPictures - own);
  if (notices.length === 0) return null;
  return (
    <section className="admin-card launch-notices" aria-labelledby="launch-notices-title">
      <h2 id="launch-notices-title">Before customers see the site</h2>
      <ul className="launch-notices__list">
        {notices.map(({ text, link }) => (
          <li key={text}>
            {text} <a href={link.path}>{link.label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
