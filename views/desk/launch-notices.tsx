import { useEffect, useRef, useState } from 'react';
import type { SetUp } from '../../src/shared/set-up.ts';
import { useAdminJson } from './admin-json.ts';

/** What this browser remembers of the card: whether the owner folded it, and how high it was, so that the leads below do not jump. */
const storageKey = 'launch-notices';

/** How far the set-up is, and "Before customers see the site": gone as soon as all is done, nothing is a sample and nothing is missing. */
export function LaunchNotices() {
  const { value: setUp } = useAdminJson<SetUp>('/api/admin/set-up');
  const card = useRef<HTMLDetailsElement>(null);
  const [remembered] = useState(readRemembered);
  const isLoaded = setUp !== undefined;
  useEffect(() => {
    if (isLoaded) remember(card.current);
  }, [isLoaded]);
  if (!setUp) return <div style={{ blockSize: remembered.height }} />;
  const open = setUp.steps.filter(({ done }) => !done);
  if (setUp.tasks.length === 0 && open.length === 0) return null;
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
      {open.length > 0 && (
        <p className="launch-notices__set-up">
          <span>
            Set-up: <strong>{`${setUp.steps.length - open.length} of ${setUp.steps.length} done`}</strong>
          </span>
          <a className="button" href="/admin/set-up">
            {open.length === setUp.steps.length ? 'Set the site up' : 'Continue the set-up'}
          </a>
        </p>
      )}
      <ul className="launch-notices__list">
        {setUp.tasks.map(({ text, link }) => (
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
