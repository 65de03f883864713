import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LaunchNotice } from '../../../src/shared/admin/setup.ts';

interface TaskListProps {
  tasks: readonly { id: string; content: ReactNode; link: LaunchNotice['link'] }[];
}

/** Lists tasks of the owner, each with a link to its section. */
export function TaskList({ tasks }: TaskListProps) {
  return (
    <ul className="needs__list rows wide">
      {tasks.map(({ id, content, link }) => (
        <li key={id} className="entry">
          <p>{content}</p>
          <Link className="tap" to={link.path}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lists samples and gaps that customers would notice, on Health and at the end of the setup. */
export function LaunchTaskList({ tasks }: { tasks: readonly LaunchNotice[] }) {
  return <TaskList tasks={tasks.map(({ text, link }) => ({ id: text, content: text, link }))} />;
}
