import { useRouteLoaderData } from 'react-router';
import { Settings } from '../kit/settings.tsx';
import { type FrameNotices, listNeeds, noNotices, noticesRoute } from '../notices.tsx';
import { Light } from './light.tsx';
import { LaunchTaskList, TaskList } from './task-list.tsx';

function describeNeeds(count: number): string {
  if (count === 0) return 'Everything works.';
  return count === 1 ? '1 thing needs attention.' : `${count} things need attention.`;
}

/** The screen's one light, everything that needs the owner, and what is still a sample or missing on the site. */
export function Needs() {
  const notices = (useRouteLoaderData(noticesRoute) as FrameNotices | undefined) ?? noNotices;
  const needs = listNeeds(notices);
  return (
    <>
      <Settings id="health-needs" title="Needs attention">
        <Light good={needs.length === 0}>{describeNeeds(needs.length)}</Light>
        <TaskList
          tasks={needs.map(({ id, title, text, link, isAlarm }) => ({
            id,
            link,
            content: (
              <>
                <strong className={isAlarm ? 'wrong' : undefined}>{title}</strong> {text}
              </>
            ),
          }))}
        />
      </Settings>
      <LaunchTasks notices={notices} />
    </>
  );
}

function LaunchTasks({ notices: { setUp } }: { notices: FrameNotices }) {
  if (!setUp || setUp.tasks.length === 0) return null;
  return (
    <Settings
      id="before-customers"
      title="Before customers see the site"
      about="Samples and gaps that a customer would notice."
    >
      <LaunchTaskList tasks={setUp.tasks} />
    </Settings>
  );
}
