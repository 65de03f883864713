import type { FieldMessages } from '../../src/shared/fields.ts';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import { clearDraft, readDraft, readValues, restoreValues, writeDraft } from './draft.ts';
import { postJson } from './request.ts';
import { visitHeaders } from './visit.ts';

/** What every form of the site does, whether a framework draws it or not. */

/** Longer than this without an answer, in a yard with one bar of signal, and the visitor may try again. */
const answerLimitMs = 30_000;

export interface Post {
  path: string;
  /** Names what the tab keeps of a half-typed text, and the key of a try that failed. */
  draft: string;
  body: object;
  headers: Record<string, string>;
}

/** Posts a form with an idempotency key, so that a retry is recognized as the same message. */
export function sendForm(form: HTMLFormElement, { path, draft, body, headers }: Post): Promise<Response> {
  const all = { ...takeKey(form, draft), ...visitHeaders(), ...headers };
  return postJson(path, body, all, AbortSignal.timeout(answerLimitMs));
}

/** Restores values typed before a reload and keeps values typed before the form woke. */
export function takeUpDraft(form: HTMLFormElement, draft: string): void {
  restoreValues(form, readDraft(draft)?.values ?? {});
  keepDraft(form, draft);
}

/** Keeps what is typed in this tab; a form without any typed text keeps nothing. */
export function keepDraft(form: HTMLFormElement, draft: string): void {
  const values = readValues(form);
  const isEmpty = Object.entries(values).every(([name, value]) => value === '' || isSelect(form, name));
  const { key } = readDraft(draft) ?? {};
  if (isEmpty) clearDraft(draft);
  else writeDraft(draft, { values, ...(key && { key }) });
}

function isSelect(form: HTMLFormElement, name: string): boolean {
  return form.elements.namedItem(name) instanceof HTMLSelectElement;
}

/** Leaves out an empty honeypot, and photos, which follow later: the body has only the fields of docs/product.md, "Calls". */
export function readInput(form: HTMLFormElement): Record<string, unknown> {
  const entries = Array.from(new FormData(form));
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === 'string' && (name !== honeypotName || value !== '')),
  );
}

/** The key of this message: the one of the try before, if that one failed. */
function takeKey(form: HTMLFormElement, draft: string): Record<string, string> {
  const key = readDraft(draft)?.key ?? makeKey();
  writeDraft(draft, { values: readValues(form), key });
  return { 'idempotency-key': key };
}

/** `crypto.randomUUID` is missing where the site is tried over plain HTTP. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer's status alone says that the message is stored; the rest is a courtesy. */
export async function readAnswer(response: Response): Promise<{ reference?: string; photoToken?: string }> {
  try {
    const { reference, photoToken } = await response.json();
    return {
      ...(typeof reference === 'string' && { reference }),
      ...(typeof photoToken === 'string' && { photoToken }),
    };
  } catch {
    return {};
  }
}

/** Scrolls the field with its label and message to the middle: WebKit would leave the label under the sticky header. */
export function focusFirst(form: HTMLFormElement, fields: FieldMessages): void {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const first = controls.find(({ name }) => name in fields);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
