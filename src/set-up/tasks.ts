import { type LaunchNotice, launchNotices, projectPicture, projectPictures } from '../shared/desk/set-up.ts';
import type { Site } from '../shared/page.ts';
import { defaultProfile } from '../shared/profile.ts';

/**
 * What the owner has still to do before customers see the site, read from the data.
 * @param own the names of the owner's pictures in the site's slots
 * @param townDrafts how many town pages wait for their words
 */
export function listTasks(site: Site, own: readonly string[], townDrafts: number): LaunchNotice[] {
  const { profile, publicUrl, gallery } = site;
  const tasks = launchNotices(profile, projectPictures - own.filter((name) => projectPicture.test(name)).length);
  if (profile.years < 3)
    tasks.push({
      text: `Your pages say “${profile.years}+ Years” and “over ${profile.years} years”. If your people have worked longer than the business, raise the years of experience; if not, change these words.`,
      link: { path: '/admin/profile', label: 'Business profile' },
    });
  const silent = gallery.filter(({ alt }) => alt === '').length;
  if (silent > 0)
    tasks.push({
      text: `${silent === 1 ? 'A photo in your gallery has' : `${silent} photos in your gallery have`} no words yet. Say what each of them shows.`,
      link: { path: '/admin/pictures', label: 'Pictures' },
    });
  if (townDrafts > 0)
    tasks.push({
      text: `${townDrafts === 1 ? 'A town page waits' : `${townDrafts} town pages wait`} for words of your own. No visitor sees them before you publish them.`,
      link: { path: '/admin/site', label: 'Pages' },
    });
  if (publicUrl === defaultProfile.website)
    tasks.push({
      text: 'The address of your website is still the one of the example. Search engines read it on every page.',
      link: { path: '/admin/profile', label: 'Business profile' },
    });
  return tasks;
}
