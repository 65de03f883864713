import { readTarget } from '../../src/shared/content/inline.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { usePage, useSite } from '../site.ts';
import { addressOf } from './words.tsx';

/** The owner's announcement above the header, which scrolls away (docs/product.md, "Announcement"). */
export function Announcement() {
  const site = useSite();
  const { unlisted } = usePage();
  const { announcement } = site.content;
  if (!announcement || unlisted) return null;
  const target = announcement.target === undefined ? undefined : readTarget(announcement.target);
  const address = target && addressOf(target, site);
  const text = fillPlaceholders(announcement.text, site.profile);
  return (
    <aside className="on-dark" aria-label="Announcement">
      {address === undefined ? (
        <p className="announcement">{text}</p>
      ) : (
        <a className="announcement" href={address}>
          {text}
        </a>
      )}
    </aside>
  );
}
