import { createContext, use } from 'react';
import type { Problem } from '../../../src/shared/content/walk.ts';
import { openAround } from '../kit/ask.tsx';

/** A page that words may lead to, by its name. */
export interface LinkedPage {
  id: string;
  name: string;
}

/** What every control of the form works with. */
interface FormValue {
  problems: readonly Problem[];
  /** The pages that a link may lead to. */
  pages: readonly LinkedPage[];
  /** The business's; an IANA name. */
  timeZone: string;
  /** Puts a value in the place of another; `undefined` takes it away. */
  onChange(path: string, value: unknown): void;
  /** The id of a field's control: the sheet of a phone shows one that stands in the form too. */
  idOf(path: string): string;
}

export const FormContext = createContext<FormValue | undefined>(undefined);

/** What the controls of the form around a component work with. @throws outside of a form */
export function useWordsForm(): FormValue {
  const value = use(FormContext);
  if (!value) throw new Error('A control of the words stands within their form.');
  return value;
}

/** What the control of one field gets. @returns its id, label and messages, and what changes the field's value */
export function useControl(path: string, label: string) {
  const { problems, idOf, onChange } = useWordsForm();
  const control = { id: idOf(path), label, messages: messagesAt(problems, path), 'data-path': path };
  return [control, (value: unknown) => onChange(path, value)] as const;
}

/** The id of a field's control in the form. */
export const controlId = (path: string) => `words-${path.replaceAll('.', '-')}`;

/** What is wrong at a field, in words. */
function messagesAt(problems: readonly Problem[], path: string): string[] {
  return problems.filter((problem) => problem.path === path).map(({ message }) => message);
}

/** How many things are wrong at a field or within it, such as "2 problems"; empty where nothing is. */
export function countProblems(problems: readonly Problem[], path: string): string {
  return describeCount(
    problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`)).length,
  );
}

/** Such as "2 problems"; empty for none. */
export const describeCount = (count: number) => (count > 1 ? `${count} problems` : count === 1 ? '1 problem' : '');

/** Opens the cards around a field, brings it into sight and gives it the focus. For a whole part, its own card. */
export function openField(path: string): void {
  const control =
    document.getElementById(controlId(path)) ?? document.querySelector(`[data-card="${CSS.escape(path)}"]`);
  openAround(control);
  control?.scrollIntoView({ block: 'center' });
  const target = control instanceof HTMLDetailsElement ? control.querySelector('summary') : control;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
