import { useState } from 'react';
import { Link } from 'react-router';
import type { Setup } from '../../src/shared/admin/setup.ts';
import { keepChoice, readChoice } from './kept.ts';

/** True if the owner folded the card, which this browser remembers. */
const storageKey = 'launch-notices';

/**
 * Setup progress, and the list "Before customers see the site". Both disappear when everything is done.
 * @param isLine shows one line with a count, which a tap opens, because leads come first
 */
export function LaunchNotices({ setUp, isLine }: { setUp: Setup; isLine: boolean }) {
  const [isFolded] = useState(() => readChoice(storageKey) === 'closed');
  const open = setUp.steps.filter(({ done }) => !done);
  const count = setUp.tasks.length + (open.length > 0 ? 1 : 0);
  if (count === 0) return null;
  return (
    <details
      className="admin-card card stack-2 launch-notices"
      open={!isLine && !isFolded}
      onToggle={({ currentTarget }) => !isLine && keepChoice(storageKey, currentTarget.open ? 'open' : 'closed')}
    >
      <summary>
        <h2>Before customers see the site</h2>
        {isLine && ` ${count} left`}
      </summary>
      {open.length > 0 && (
        <p className="launch-notices__set-up cluster">
          <span>
            Setup: <strong>{`${setUp.steps.length - open.length} of ${setUp.steps.length} done`}</strong>
          </span>
          <Link className="button" to="/admin/set-up">
            {open.length === setUp.steps.length ? 'Set up the site' : 'Continue setup'}
          </Link>
        </p>
      )}
      <ul className="launch-notices__list">
        {setUp.tasks.map(({ text, link }) => (
          <li key={text}>
            {text} <Link to={link.path}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
