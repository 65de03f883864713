import { Link, useRouteLoaderData } from 'react-router';
import { type FrameNotices, listNeeds, noNotices, noticesRoute } from '../notices.tsx';

/** Everything that needs the owner, and what is still a sample or missing on the site. */
export function NeedsCard() {
  const notices = (useRouteLoaderData(noticesRoute) as FrameNotices | undefined) ?? noNotices;
  const needs = listNeeds(notices).filter(({ id }) => id !== 'launch');
  return (
    <>
      <section className="admin-card card stack-2" aria-labelledby="delivery-needs">
        <h2 id="delivery-needs">What needs you</h2>
        {needs.length === 0 && <p>Nothing right now.</p>}
        <ul className="needs__list rows wide">
          {needs.map(({ id, title, text, link, isAlarm }) => (
            <li key={id} className="needs__item">
              <p>
                <strong className={isAlarm ? 'wrong' : undefined}>{title}</strong> {text}
              </p>
              <Link className="tap" to={link.path}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <LaunchTasks notices={notices} />
    </>
  );
}

function LaunchTasks({ notices: { setUp } }: { notices: FrameNotices }) {
  if (!setUp || setUp.tasks.length === 0) return null;
  return (
    <section className="admin-card card stack-2" aria-labelledby="before-customers">
      <h2 id="before-customers" tabIndex={-1}>
        Before customers see the site
      </h2>
      <ul className="needs__list rows wide">
        {setUp.tasks.map(({ text, link }) => (
          <li key={text} className="needs__item">
            <p>{text}</p>
            <Link className="tap" to={link.path}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
