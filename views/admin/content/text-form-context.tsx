import { createContext, type ReactNode, use } from 'react';
import { fieldAt, type Problem, valueAt } from '../../../src/shared/content/walk.ts';
import { type Field, isNumber } from '../../../src/shared/field.ts';
import { openAround } from '../kit/ask.tsx';
import { FieldsContext, useFields } from '../kit/field.tsx';

/** A page that text can link to. */
export interface LinkedPage {
  id: string;
  name: string;
}

/** Context for the controls of page text, besides their values. */
interface TextFormValue {
  problems: readonly Problem[];
  /** The pages that a link can point to. */
  pages: readonly LinkedPage[];
  /** The time zone of the business, as an IANA name. */
  timeZone: string;
}

export const TextFormContext = createContext<TextFormValue | undefined>(undefined);

/** @throws outside the text form */
export function useTextForm(): TextFormValue {
  const value = use(TextFormContext);
  if (!value) throw new Error('A text control was used outside the text form.');
  return value;
}

interface TextFieldsProps extends TextFormValue {
  schema: Field;
  words: unknown;
  onChange(path: string, value: unknown): void;
  children: ReactNode;
}

/** Provides a document's fields to their controls, in the form and anywhere else. */
export function TextFields({ schema, words, onChange, children, ...value }: TextFieldsProps) {
  const fields = {
    valueAt: (path: string) => valueAt(words, path),
    change: (path: string, value: unknown) => onChange(path, readNumber(fieldAt(schema, path, words), value)),
    problemsAt: (path: string) =>
      value.problems.filter((problem) => problem.path === path).map(({ message }) => message),
    idOf: controlId,
  };
  return (
    <TextFormContext value={value}>
      <FieldsContext value={fields}>{children}</FieldsContext>
    </TextFormContext>
  );
}

/** A number as the document stores it. Text that isn't a number stays text, which the schema refuses. */
function readNumber(field: Field | undefined, value: unknown): unknown {
  const isTyped = field && isNumber(field) && typeof value === 'string' && value.trim() !== '';
  return isTyped && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Gives the controls inside it their own ids, because a phone's sheet shows a field that is also in the form. */
export function OwnIds({ prefix, children }: { prefix: string; children: ReactNode }) {
  const fields = useFields();
  return <FieldsContext value={{ ...fields, idOf: (path) => prefix + fields.idOf(path) }}>{children}</FieldsContext>;
}

/** The id of a field's control in the form. */
const controlId = (path: string) => `words-${path.replaceAll('.', '-')}`;

/** Returns the number of problems at or inside a field, such as "2 problems"; empty if there are none. */
export function countProblems(problems: readonly Problem[], path: string): string {
  return describeCount(
    problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`)).length,
  );
}

/** Returns a count such as "2 problems"; empty for none. */
export const describeCount = (count: number) => (count > 1 ? `${count} problems` : count === 1 ? '1 problem' : '');

/** Opens the cards around a field, scrolls to it, and focuses it. For a whole part, it opens that part's card. */
export function openField(path: string): void {
  const control =
    document.getElementById(controlId(path)) ?? document.querySelector(`[data-card="${CSS.escape(path)}"]`);
  openAround(control);
  control?.scrollIntoView({ block: 'center' });
  const target = control instanceof HTMLDetailsElement ? control.querySelector('summary') : control;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
