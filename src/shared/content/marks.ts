import type { Field } from '../field.ts';
import { fieldsOf, mapFields } from './walk.ts';

/**
 * The marks of the editor's preview: each text starts with a private-use character that identifies its field. The text of a document can't
 * contain such characters (`text-rules.ts`).
 */
const firstMark = 0xe000;
const marks = /[\ue000-\uf8ff]/g;

/** Returns the text with a mark before each string. */
export function markTexts<Words>(schema: Field, words: Words): Words {
  let count = 0;
  return mapFields(schema, words, ({ note, value }) =>
    isText(note.control) ? String.fromCharCode(firstMark + count++) + value : value,
  );
}

/** Returns the path of each mark's field, in the order of the marks. */
export function markedPaths(schema: Field, words: unknown): string[] {
  return [...fieldsOf(schema, words)].flatMap(({ note, path }) => (isText(note.control) ? path : []));
}

/** Returns the index in `markedPaths` of a text's first mark; `undefined` if it has none. */
export function findMark(text: string): number | undefined {
  const found = /[\ue000-\uf8ff]/.exec(text)?.[0];
  return found === undefined ? undefined : found.charCodeAt(0) - firstMark;
}

/** Returns the mark at the start of a text; empty if it has none. */
export function markOf(text: string): string {
  return /^[\ue000-\uf8ff]/.exec(text)?.[0] ?? '';
}

/** Returns a text without marks. Code that measures or compares texts must use this. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

const isText = (control: string) => control === 'line' || control === 'paragraph';
