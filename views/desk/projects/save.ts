import { useState } from 'react';
import { checkPaths, type FieldMessages } from '../../../src/shared/fields.ts';
import { type Project, projectSchema } from '../../../src/shared/pictures/projects.ts';
import { tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { fromDraft, type ProjectChoices, type ProjectDraft } from './draft.ts';

/**
 * Saves a project as a whole, checked with the server's schema first. A change made in another window is reported, never overwritten.
 * @param project the stored one, absent for a new one
 */
export function useProjectSave(
  project: Project | undefined,
  choices: ProjectChoices,
  onSaved: (saved: Project) => void,
) {
  const [messages, setMessages] = useState<FieldMessages>({});
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Project>();

  async function save(draft: ProjectDraft, published: boolean, version: number | undefined): Promise<void> {
    const fields = fromDraft(draft, published, choices);
    const wrong = checkPaths(projectSchema, fields).fields ?? {};
    const unsent = draft.photos.flatMap(({ id }, index) => (id === undefined ? [index + 1] : []));
    // The title is built from these two, so its own message would only repeat theirs.
    if (wrong.services || wrong.town) delete wrong.title;
    show(wrong, unsent.length > 0 ? unsentWords(unsent) : '');
    if (unsent.length > 0 || Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      adopt(await send(fields, version));
      addToast(
        published ? { title: 'Published', description: 'Every page shows it now.' } : { title: 'Saved as a draft' },
      );
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  }

  function send(fields: object, version: number | undefined): Promise<Project> {
    if (!project) return sendJson<Project>('POST', '/api/admin/projects', fields);
    return sendJson<Project>('PUT', `/api/admin/projects/${project.id}`, { ...fields, version });
  }

  function adopt(saved: Project): void {
    setTheirs(undefined);
    show({}, '');
    onSaved(saved);
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ResponseError && error.status === 409 && project) {
      const other = await sendJson<Project>('GET', `/api/admin/projects/${project.id}`).catch(() => undefined);
      if (other) return setTheirs(other);
    }
    if (error instanceof ResponseError && error.body?.fields) show(error.body.fields, '');
    tellFailure('Not saved', error);
  }

  function show(fields: FieldMessages, words: string): void {
    setMessages(fields);
    const count = Object.keys(fields).length;
    setProblem(words || (count > 0 ? summary(fields) : ''));
    if (count > 0) focusFirstMessage();
  }

  return { messages, problem, saving, theirs, save, adopt };
}

/** @param places from 1 */
function unsentWords(places: readonly number[]): string {
  if (places.length === 1) return `Photo ${places[0]} was not sent. Try it again, or take it out.`;
  return `Photos ${places.join(', ')} were not sent. Try them again, or take them out.`;
}

function summary(fields: FieldMessages): string {
  const untold = Object.keys(fields).filter((name) => /^pictures\.\d+\.alt$/.test(name)).length;
  if (untold === 0) return 'Please look at the marked fields.';
  return `Please say what ${untold === 1 ? 'the marked photo shows' : `the ${untold} marked photos show`} before you publish.`;
}

/** The messages appear with the next paint; the first field that has one is then where the owner is taken. */
function focusFirstMessage(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.project-editor [aria-invalid="true"]')?.focus());
}
