/** What a visitor has typed and not yet sent: it lives in this tab alone, and only until it is sent. */
export interface Draft {
  values: Record<string, string>;
  /** The idempotency key of a try whose answer never came, so that the next try does not store a second request. */
  key?: string;
}

/** client.tsx wakes a form at once when something is kept for it. */
export const draftPrefix = 'draft:';

/** For browsers that keep no storage: a draft then lasts as long as the page. */
const memory = new Map<string, string>();

/** What this tab has kept for a form, or `undefined`. */
export function readDraft(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? 'null') ?? undefined;
  } catch {
    return JSON.parse(memory.get(name) ?? 'null') ?? undefined;
  }
}

/** Keeps a draft in place of the one before. */
export function writeDraft(name: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    memory.set(name, text);
  }
}

/** Forgets what was kept: it is sent, or nothing is left of it. */
export function clearDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(draftPrefix + name);
  } catch {}
}

/** What the visitor can see and type into; never what scripts or traps have put there. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(typedControls(form).map(({ name, value }) => [name, value]));
}

/** Fills the controls that still stand as the page came; what was typed meanwhile wins. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    if (value && isUntouched(control)) control.value = value;
  }
}

/** Empties every control, also where the page came with values after a refused plain post. */
export function clearValues(form: HTMLFormElement): void {
  for (const control of typedControls(form)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = '';
  }
}

/** What nobody types; a chosen file can neither be kept nor brought back. */
const untyped = ['hidden', 'file'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function typedControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && !untyped.includes(element.type) && element.tabIndex >= 0) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function isUntouched(control: Control): boolean {
  return control instanceof HTMLSelectElement ? control.selectedIndex === 0 : control.value === '';
}
