import { useEffect, useState } from 'react';
import type { Project } from '../../../src/shared/projects.ts';
import { useLeaveGuard } from '../ask.tsx';
import { Conflict } from '../conflict.tsx';
import { emptyDraft, type ProjectChoices, type ProjectDraft, toDraft } from './project-draft.ts';
import { ProjectFacts, ProjectPlace } from './project-facts.tsx';
import { ProjectPhotos } from './project-photos.tsx';
import { useProjectSave } from './project-save.ts';
import { keepUnsaved, readUnsaved } from './unsaved-draft.ts';

interface ProjectEditorProps {
  /** Absent for a new one. */
  project?: Project;
  choices: ProjectChoices;
  onSaved(project: Project): void;
}

/** One project in one flow: choose photos, service and town once, say what each photo shows, publish. */
export function ProjectEditor({ project, choices, onSaved }: ProjectEditorProps) {
  const [unsaved] = useState(() => readUnsaved(project?.id));
  const [draft, setDraft] = useState(() => unsaved?.draft ?? beginningOf(project));
  /** Over which a save goes out. */
  const [version, setVersion] = useState(unsaved?.version ?? project?.version);
  const [touched, setTouched] = useState(unsaved !== undefined);
  const { messages, problem, saving, theirs, save, adopt } = useProjectSave(project, choices, (saved) => {
    begin(saved);
    onSaved(saved);
  });
  useLeaveGuard(touched);
  useEffect(() => {
    if (touched) keepUnsaved(project?.id, { draft, version });
  }, [project?.id, touched, draft, version]);

  function begin(stored: Project | undefined): void {
    setDraft(beginningOf(stored));
    setVersion(stored?.version);
    setTouched(false);
    keepUnsaved(project?.id, undefined);
  }

  function change(next: (draft: ProjectDraft) => ProjectDraft): void {
    setTouched(true);
    setDraft(next);
  }
  const onDraft = (part: Partial<ProjectDraft>) => change((before) => ({ ...before, ...part }));
  const sending = draft.photos.some(({ part }) => part !== undefined);

  return (
    <form className="project-editor" noValidate onSubmit={(event) => event.preventDefault()}>
      {theirs && (
        <Conflict
          title="This project was changed in another window"
          onKeepMine={() => void save(draft, theirs.published, theirs.version)}
          onTakeTheirs={() => adopt(theirs)}
        />
      )}
      <ProjectPhotos
        photos={draft.photos}
        stored={project?.pictures.map(({ id }) => id) ?? []}
        messages={messages}
        onChange={(next) => change((before) => ({ ...before, photos: next(before.photos) }))}
      />
      <ProjectPlace draft={draft} choices={choices} messages={messages} onDraft={onDraft} />
      <ProjectFacts draft={draft} choices={choices} messages={messages} onDraft={onDraft} />
      {problem && (
        <p className="form__error" role="alert">
          {problem}
        </p>
      )}
      <div className="project-editor__actions">
        <button
          className="button"
          type="button"
          disabled={sending || saving}
          onClick={() => void save(draft, true, version)}
        >
          {sending ? 'Sending photos...' : project?.published ? 'Save' : 'Publish'}
        </button>
        <button
          className="button button--quiet"
          type="button"
          disabled={sending || saving}
          onClick={() => void save(draft, false, version)}
        >
          {project?.published ? 'Back to draft' : 'Save draft'}
        </button>
        {touched && (
          <button
            className="button button--quiet"
            type="button"
            disabled={sending || saving}
            onClick={() => (project ? adopt(project) : begin(undefined))}
          >
            Discard changes
          </button>
        )}
      </div>
    </form>
  );
}

const beginningOf = (project: Project | undefined) => (project ? toDraft(project) : emptyDraft());
