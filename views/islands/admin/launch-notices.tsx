import { useEffect, useRef, useState } from 'react';
import { launchNotices } from '../../../src/shared/launch-notices.ts';
import type { UploadedPicture } from '../../../src/shared/pictures.ts';
import type { Profile } from '../../../src/shared/profile.ts';
import { useAdminJson } from './admin-json.ts';

/** The home page's six project pictures (docs/product.md, "Figures"). */
const projectPicture = /^gallery-[1-6]\.jpg$/;
const projectPictures = 6;

/** What this browser remembers of the card: whether the owner folded it, and how high it was, so that the leads below do not jump. */
const storageKey = 'launch-notices';

/** "Before customers see the site": gone as soon as nothing is a sample and nothing is missing. */
export function LaunchNotices() {
  const stored = useAdminJson<{ words: Profile }>('/api/admin/content/profile');
  const uploads = useAdminJson<{ images: UploadedPicture[] }>('/api/images?view=uploader');
  const card = useRef<HTMLDetailsElement>(null);
  const [remembered] = useState(readRemembered);
  const profile = stored.value?.words;
  const images = uploads.value?.images;
  const isLoaded = profile !== undefined && images !== undefined;
  useEffect(() => {
    if (isLoaded) remember(card.current);
  }, [isLoaded]);
  if (!isLoaded) return <div style={{ blockSize: remembered.height }} />;
  const own = images.filter(({ kind, name }) => kind === 'slot' && projectPicture.test(name)).length;
  const notices = launchNotices(profile, projectPictures - own);
  if (notices.length === 0) return null;
  return (
    <details
      ref={card}
      className="admin-card launch-notices"
      open={remembered.isOpen}
      onToggle={() => remember(card.current)}
    >
      <summary>
        <h2>Before customers see the site</h2>
      </summary>
      <ul className="launch-notices__list">
        {notices.map(({ text, link }) => (
          <li key={text}>
            {text} <a href={link.path}>{link.label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Remembered {
  isOpen: boolean;
  /** In pixels. */
  height: number;
}

function readRemembered(): Remembered {
  const [state, height] = (read() ?? '').split(' ');
  return { isOpen: state !== 'closed', height: Number(height) || 0 };
}

function remember(card: HTMLDetailsElement | null): void {
  write(card ? `${card.open ? 'open' : 'closed'} ${card.offsetHeight}` : '');
}

/** A browser may refuse its storage; the card is then open at each visit. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Refused: see above.
  }
}
