import { useRef } from 'react';
import type { Project } from '../../../src/shared/projects.ts';
import { tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { useAdminJson } from '../admin-json.ts';
import { sendJson } from '../admin-request.ts';
import { LoadFailure, MissingRecord } from '../load-failure.tsx';
import type { SectionProps } from '../sections.ts';
import type { ProjectChoices } from './project-draft.ts';
import { ProjectEditor } from './project-editor.tsx';

/** One project at an address of its own. */
export function ProjectSection({ id }: SectionProps) {
  const project = useAdminJson<Project>(`/api/admin/projects/${id}`);
  const overview = useAdminJson<{ choices: ProjectChoices }>('/api/admin/projects');
  if (project.error instanceof ResponseError && project.error.status === 404)
    return <MissingRecord kind="project" list="/admin/projects" />;
  if (project.error || overview.error)
    return (
      <LoadFailure
        what="The project"
        onReload={() => {
          void project.read();
          void overview.read();
        }}
      />
    );
  if (!project.value || !overview.value) return <p className="admin-loading">Loading...</p>;
  return (
    <div className="project-page">
      <a className="lead__back" href="/admin/projects">
        All projects
      </a>
      <h1>{project.value.title}</h1>
      <p>{project.value.published ? 'Published: every page shows it.' : 'A draft: nobody sees it but you.'}</p>
      <ProjectEditor project={project.value} choices={overview.value.choices} onSaved={project.setValue} />
      <ProjectDeletion project={project.value} />
    </div>
  );
}

function ProjectDeletion({ project: { id, version } }: { project: Project }) {
  const dialog = useRef<HTMLDialogElement>(null);

  async function deleteProject(): Promise<void> {
    try {
      await sendJson('DELETE', `/api/admin/projects/${id}`, { version });
      window.location.assign('/admin/projects');
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
