import { profileSchema } from '../profile.ts';
import { keptRecord } from './fields.ts';

/** The business profile as a document: its own form edits it (`/admin/profile`), whose labels name its fields in the history, too. */
export const profileWords = keptRecord('Business profile', profileSchema);
