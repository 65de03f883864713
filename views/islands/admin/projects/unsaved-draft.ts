import type { ProjectDraft } from './project-draft.ts';

const key = 'project-draft';

/** A new project that was not saved yet, from before a reload; its photos are those that had arrived. */
export function readUnsaved(): ProjectDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as ProjectDraft;
  } catch {
    return undefined;
  }
}

/** Keeps a new project over a reload: phones drop a page that was left for the camera. */
export function keepUnsaved(draft: ProjectDraft | undefined): void {
  try {
    if (!draft) {
      sessionStorage.removeItem(key);
      return;
    }
    const photos = draft.photos.filter(({ id }) => id !== undefined).map(({ file: _file, ...photo }) => photo);
    sessionStorage.setItem(key, JSON.stringify({ ...draft, photos }));
  } catch {
    // Without storage a reload asks first, as everywhere in the desk.
  }
}
