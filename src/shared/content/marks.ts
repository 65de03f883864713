import type { Field } from '../field.ts';
import { fieldsOf, mapFields } from './walk.ts';

/**
 * The marks of the editor's preview: each text carries one private-use character, which tells the field it comes from. The words
 * of a document may not hold such characters themselves (`text-rules.ts`).
 */
const firstMark = 0xe000;
const marks = /[\ue000-\uf8ff]/g;

/** The words with a mark before each text. */
export function markTexts<Words>(schema: Field, words: Words): Words {
  let count = 0;
  return mapFields(schema, words, ({ note, value }) =>
    isText(note.control) ? String.fromCharCode(firstMark + count++) + value : value,
  );
}

/** The path of each mark's field, in the order of the marks. */
export function markedPaths(schema: Field, words: unknown): string[] {
  return [...fieldsOf(schema, words)].flatMap(({ note, path }) => (isText(note.control) ? path : []));
}

/** The place in `markedPaths` that the first mark of a text stands for; `undefined` where there is none. */
export function findMark(text: string): number | undefined {
  const found = /[\ue000-\uf8ff]/.exec(text)?.[0];
  return found === undefined ? undefined : found.charCodeAt(0) - firstMark;
}

/** The mark that a text begins with; empty where it has none. */
export function markOf(text: string): string {
  return /^[\ue000-\uf8ff]/.exec(text)?.[0] ?? '';
}

/** A text as visitors see it. Code that measures or compares texts must do it without marks. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

const isText = (control: string) => control === 'line' || control === 'paragraph';
