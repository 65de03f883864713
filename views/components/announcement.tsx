import { readTarget } from '../../src/shared/content/inline.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';
import { addressOf } from './words.tsx';

/** The owner's announcement above the header; it scrolls away with the page. */
export function Announcement() {
  const site = useSite();
  const { announcement, profile } = site;
  if (!announcement?.text) return null;
  const text = fillPlaceholders(announcement.text, profile);
  const target = announcement.target === undefined ? undefined : readTarget(announcement.target);
  const address = target && addressOf(target, site);
  return <p className="announcement on-dark">{address ? <a href={address}>{text}</a> : text}</p>;
}
