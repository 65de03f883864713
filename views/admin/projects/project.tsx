import { Link, useNavigate, useRevalidator } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { EditedProject, Project } from '../../../src/shared/pictures/projects.ts';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import type { ProjectChoices } from './draft.ts';
import { ProjectEditor } from './editor.tsx';

const [loader, useProject] = defineData(
  'The project',
  async ({ params: { id } }) => {
    const [project, { choices }] = await Promise.all([
      readJson<EditedProject>(`/api/admin/projects/${id}`),
      readJson<{ choices: ProjectChoices }>('/api/admin/projects'),
    ]);
    return { project, choices };
  },
  { title: 'This project doesn’t exist', list: '/admin/projects', all: 'All projects' },
);

export { loader };

/** The screen of one project. */
export function Component() {
  const { project, choices } = useProject();
  const { revalidate } = useRevalidator();
  return (
    <div className="stack-2">
      <Link className="back-link tap" to="/admin/projects">
        All projects
      </Link>
      <h1 className="wraps">{project.title}</h1>
      <p>{project.published ? 'Published: visitors can see it.' : 'Draft: only you can see it.'}</p>
      {project.lastChange && (
        <p className="hint wraps">
          Last changed {formatDateTime(project.lastChange.at)} by {project.lastChange.by}
        </p>
      )}
      <ProjectEditor project={project} choices={choices} onSaved={revalidate} reread={revalidate} />
      <ProjectDeletion project={project} />
    </div>
  );
}

function ProjectDeletion({ project: { id, version } }: { project: Project }) {
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    if (!(await ask(deletion))) return;
    await telling('Not deleted', async () => {
      await sendJson('DELETE', `/api/admin/projects/${id}`, { version });
      await navigate('/admin/projects');
    });
  }

  return (
    <section className="project-page__deletion">
      <Button danger onClick={remove}>
        Delete this project
      </Button>
    </section>
  );
}

const deletion = {
  title: 'Delete permanently?',
  text: 'The project and its photos will be removed from every page. This can’t be undone.',
  yes: 'Delete',
  no: 'Keep it',
  danger: true,
};
