import type { ProjectDraft } from './project-draft.ts';

/** A project as it was typed, and over which stored version; its photos are those that had arrived. */
export interface UnsavedProject {
  draft: ProjectDraft;
  /** Absent for a new one. */
  version?: number | undefined;
}

/** Named as in `kept.ts`, whose logout forgets it. */
const keyOf = (id: number | undefined) => `kept:project:${id ?? 'new'}`;

/** What was typed before a reload and not saved. @param id of the project; absent for a new one */
export function readUnsaved(id?: number): UnsavedProject | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '') as UnsavedProject;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed over a reload: phones drop a page that was left for the camera. */
export function keepUnsaved(id: number | undefined, unsaved: UnsavedProject | undefined): void {
  try {
    if (!unsaved) {
      sessionStorage.removeItem(keyOf(id));
      return;
    }
    const { draft, version } = unsaved;
    const photos = draft.photos.filter(({ id }) => id !== undefined).map(({ file: _file, ...photo }) => photo);
    sessionStorage.setItem(keyOf(id), JSON.stringify({ draft: { ...draft, photos }, version }));
  } catch {
    // Without storage a reload asks first, as everywhere in the desk.
  }
}
