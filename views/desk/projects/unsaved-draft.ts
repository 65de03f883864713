import { keep, readKept } from '../kept.ts';
import type { ProjectDraft } from './project-draft.ts';

/** A project as it was typed, and over which stored version; its photos are those that had arrived. */
export interface UnsavedProject {
  draft: ProjectDraft;
  /** Absent for a new one. */
  version?: number | undefined;
}

const nameOf = (id: number | undefined) => `project:${id ?? 'new'}`;

/** What was typed before a reload and not saved. @param id of the project; absent for a new one */
export function readUnsaved(id?: number): UnsavedProject | undefined {
  return readKept(nameOf(id));
}

/** Keeps what is typed over a reload: phones drop a page that was left for the camera. */
export function keepUnsaved(id: number | undefined, unsaved: UnsavedProject | undefined): void {
  keep(nameOf(id), unsaved && { ...unsaved, draft: withoutFiles(unsaved.draft) });
}

/** Photos that have not arrived are files of this page, which no storage holds. */
function withoutFiles(draft: ProjectDraft): ProjectDraft {
  const photos = draft.photos.filter(({ id }) => id !== undefined).map(({ file: _file, ...photo }) => photo);
  return { ...draft, photos };
}
