/** The text that a visitor has typed and not yet sent, kept in this tab's session storage until it is sent. */
export interface Draft {
  values: Record<string, string>;
  /** The idempotency key of an unanswered post, so that a retry doesn't store a second lead. */
  key?: string;
}

/** A form with a draft is hydrated at once by client.tsx. */
export const draftPrefix = 'draft:';

/** Used where session storage is blocked; a draft then lasts as long as the page. */
const memory = new Map<string, string>();

/** Returns a form's draft, or `undefined`. */
export function readDraft(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? 'null') ?? undefined;
  } catch {
    return JSON.parse(memory.get(name) ?? 'null') ?? undefined;
  }
}

/** Stores a form's draft over the last one. */
export function writeDraft(name: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    memory.set(name, text);
  }
}

/** Deletes a form's draft, once it is sent or empty. */
export function clearDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(draftPrefix + name);
  } catch {}
}

/** The controls that a visitor types into; no hidden fields and no honeypot. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(typedControls(form).map((control) => [control.name, control[kept(control)] || '']));
}

/** Fills the controls that still have their initial values, so that newer typing is kept. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    if (value && isUntouched(control)) control[kept(control)] = value;
  }
}

/** Empties every control, including values that the server rendered after a rejected plain post. */
export function clearValues(form: HTMLFormElement): void {
  for (const control of typedControls(form)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control[kept(control)] = '';
  }
}

/** Controls without typed text, and file inputs, whose files can't be stored. */
const untyped = ['hidden', 'file'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the stored value of a control: the checked state of a box, otherwise its text. Empty text unchecks a box. */
const kept = ({ type }: Control) => (type === 'checkbox' ? 'checked' : 'value') as 'value';

function typedControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && !untyped.includes(element.type) && element.tabIndex >= 0) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function isUntouched(control: Control): boolean {
  return control instanceof HTMLSelectElement ? control.selectedIndex === 0 : !control[kept(control)];
}
