import { type Field, fieldsIn, groupOf, itemOf, type Note, noteOf } from '../field.ts';
import { readTarget } from './inline.ts';
import { withinOptional } from './walk.ts';

/** Names and formats that only the screen knows. */
export interface ValueNames {
  /** Returns the name of a page by its id; `undefined` for a hidden or removed page. */
  pageName(id: string): string | undefined;
  /** Returns an ISO 8601 moment as the owner reads it. */
  moment(at: string): string;
}

/** The default without a screen: ids and times as they are stored. */
export const plainNames: ValueNames = { pageName: (id) => id, moment: (at) => at };

/** Link targets that aren't pages, as the form names them. */
export const targetNames = { phone: 'A call to us', email: 'An email to us' } as const;

/**
 * Returns a value as the form shows it, without its label. For a container, the texts of its fields in sequence. Empty if there is no
 * value.
 */
export function showValue(field: Field, value: unknown, names: ValueNames): string {
  if (value === undefined || value === null || value === '') return '';
  const note = noteOf(field);
  switch (note.control) {
    case 'optional':
      return showValue(withinOptional(field), value, names);
    case 'group':
    case 'picture':
      return showParts(fieldsIn(field), value, names);
    case 'kinds':
      return showParts(fieldsIn(groupOf(field, value) ?? field), value, names);
    case 'list': {
      const item = itemOf(field);
      return joined((Array.isArray(value) ? value : []).map((entry) => (item ? showValue(item, entry, names) : '')));
    }
    default:
      return showPlain(note, value, names);
  }
}

function showParts(fields: Readonly<Record<string, Field>>, value: unknown, names: ValueNames): string {
  const shown = Object.entries(fields).filter(([key]) => key !== 'kind');
  return joined(shown.map(([key, field]) => showValue(field, (value as Record<string, unknown>)[key], names)));
}

function showPlain({ control }: Note, value: unknown, names: ValueNames): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'object' && value !== null) return showUnknown(value);
  const text = String(value);
  if (control === 'page') return names.pageName(text) ?? gonePage;
  if (control === 'target') return showTarget(text, names);
  return control === 'moment' ? names.moment(text) : text;
}

const gonePage = 'A hidden or deleted page';

function showTarget(text: string, { pageName }: ValueNames): string {
  const target = readTarget(text);
  if (target?.kind === 'phone' || target?.kind === 'email') return targetNames[target.kind];
  if (target?.kind !== 'page') return text === '#' ? 'No link yet' : text;
  const name = pageName(target.id) ?? gonePage;
  return target.anchor ? `${name}, at “${target.anchor}”` : name;
}

/** Returns the texts of values without a form field, such as the hours of the profile. */
function showUnknown(value: object): string {
  return joined(
    Object.values(value).map((inner: unknown) => {
      if (typeof inner === 'object' && inner !== null) return showUnknown(inner);
      return inner === undefined || inner === null || typeof inner === 'boolean' ? '' : String(inner);
    }),
  );
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ');
