import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { LaunchNotice } from '../../../src/shared/launch-notices.ts';

/** The end of the set-up: what the data still show to be a sample or missing. */
export function SetUpDone({ tasks }: { tasks: readonly LaunchNotice[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="admin-card set-up__form" aria-labelledby="set-up-title">
      <h1 id="set-up-title" ref={heading} tabIndex={-1}>
        Your website is set up
      </h1>
      {tasks.length === 0 ? (
        <p>There are no samples left on it.</p>
      ) : (
        <>
          <p>Before customers see it, these are left:</p>
          <ul className="launch-notices__list">
            {tasks.map(({ text, link }) => (
              <li key={text}>
                {text} <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="set-up__actions">
        <a className="button" href="/">
          See the website
        </a>
        <Link className="button button--quiet" to="/admin">
          To the desk
        </Link>
      </p>
    </section>
  );
}
