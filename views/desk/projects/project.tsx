import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Project } from '../../../src/shared/pictures/projects.ts';
import { tellFailure } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import type { ProjectChoices } from './draft.ts';
import { ProjectEditor } from './editor.tsx';

const [loader, useProject] = defineData('The project', async ({ params: { id } }) => {
  const [project, { choices }] = await Promise.all([
    readJson<Project>(`/api/admin/projects/${id}`),
    readJson<{ choices: ProjectChoices }>('/api/admin/projects'),
  ]);
  return { project, choices };
});

export { loader };

/** One project at an address of its own. */
export function Component() {
  const [{ project, choices }, replace] = useProject();
  return (
    <div className="project-page">
      <Link className="lead__back" to="/admin/projects">
        All projects
      </Link>
      <h1>{project.title}</h1>
      <p>{project.published ? 'Published: every page shows it.' : 'A draft: nobody sees it but you.'}</p>
      <ProjectEditor project={project} choices={choices} onSaved={(project) => replace({ project, choices })} />
      <ProjectDeletion project={project} />
    </div>
  );
}

function ProjectDeletion({ project: { id, version } }: { project: Project }) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  async function deleteProject(): Promise<void> {
    try {
      await sendJson('DELETE', `/api/admin/projects/${id}`, { version });
      await navigate('/admin/projects');
    } catch (error) {
      // A notification would appear behind the question.
      dialog.current?.close();
      tellFailure('Not deleted', error);
    }
  }

  return (
    <section className="project-page__deletion">
      <button className="button button--danger" type="button" onClick={() => dialog.current?.showModal()}>
        Delete this project
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="deletion-title">
        <h2 id="deletion-title">Delete for good?</h2>
        <p>The project and its photos leave every page of the website. This cannot be undone.</p>
        <div className="dialog__actions">
          <button className="button button--danger" type="button" onClick={() => void deleteProject()}>
            Delete
          </button>
          <button className="button button--quiet" type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </div>
      </dialog>
    </section>
  );
}
