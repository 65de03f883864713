import { useEffect, useRef, useState } from 'react';
import type { FieldMessages } from '../../src/shared/fields.ts';
import { honeypotName, pageTimeHeader, stampHeader, tooFastMs } from '../../src/shared/lead/form-signs.ts';
import type { FormState } from '../../src/shared/page.ts';
import { clearDraft, clearValues, readDraft, readValues, restoreValues, writeDraft } from './draft.ts';
import { postJson, ResponseError, request } from './request.ts';
import { visitSourceHeaders } from './visit-source.ts';

/** A form's handlers of responses. */
export interface FormOptions {
  path: string;
  /** The page section of the form, to which the response to a plain post scrolls. */
  anchor: string;
  /** The server's own schema. Without it, only the server checks the form. */
  check?:
    | ((input: unknown, form: HTMLFormElement) => { value?: unknown; fields?: FieldMessages | undefined })
    | undefined;
  /** The name of the draft in this tab. It starts with the form's own island. */
  draft: string;
  /** The outcome of a plain post that returned to this page. */
  state?: FormState | undefined;
  /** @param photoToken allows photos to be added to the stored lead */
  onSent(form: HTMLFormElement, photoToken: string | undefined): void;
  onFailed(): void;
}

/**
 * The life of a form (docs/product.md, "States"): checked with the server's own schema, sent once, emptied on success, kept on failure.
 * A retry after a failure repeats the idempotency key, even after a reload; the next message gets a new one (docs/decisions.md, "Details").
 */
export function usePostedForm({ path, anchor, check, draft, state, onSent, onFailed }: FormOptions) {
  const [isSending, setSending] = useState(false);
  const [fields, setFields] = useState<FieldMessages>(state?.fields ?? {});
  const [outcome, setOutcome] = useState(() => outcomeOf(state));
  const form = useRef<HTMLFormElement>(null);
  const stamp = useStamp();

  useEffect(() => {
    if (state?.reference) clearDraft(draft);
    else if (form.current) restoreDraft(form.current, draft);
  }, [draft, state]);
  useOutcomeInSight(form, isSending);

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = readInput(form);
    const checked = check?.(input, form) ?? { value: input };
    setFields(checked.fields ?? {});
    if (checked.fields) {
      setOutcome((last) => (last?.problem === undefined ? last : undefined));
      return focusFirst(form, checked.fields);
    }
    setOutcome(undefined);
    setSending(true);
    try {
      const body = { ...input, ...(checked.value as object) };
      await succeed(form, await sendForm(form, { path, draft, body, headers: await stamp.carry() }));
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  }

  async function succeed(form: HTMLFormElement, response: Response): Promise<void> {
    clearDraft(draft);
    clearValues(form);
    const { reference, photoToken } = await readAnswer(response);
    setOutcome({ reference });
    onSent(form, photoToken);
  }

  function fail(error: unknown): void {
    const body = error instanceof ResponseError ? error.body : undefined;
    setFields(body?.fields ?? {});
    setOutcome({ problem: body?.message ?? '' });
    onFailed();
  }

  return {
    isSending,
    fields,
    outcome,
    formProps: {
      ref: form,
      action: `${path}#${anchor}`,
      method: 'post' as const,
      noValidate: true,
      onInput: (event: React.FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget, draft),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
    },
  };
}

/** The result of the last try. */
export interface FormOutcome {
  /** The code of the request that was stored, if the answer could be read. */
  reference?: string | undefined;
  /** The server's message after a failure, empty without one; absent after a success. */
  problem?: string;
}

function outcomeOf(state: FormState | undefined): FormOutcome | undefined {
  if (state?.reference) return { reference: state.reference };
  return state?.message ? { problem: state.message } : undefined;
}

/** The stamp of a form, requested when the form wakes. */
function useStamp(): Stamp {
  const stamp = useRef<Stamp>(undefined);
  useEffect(() => {
    stamp.current = startStamp();
  }, []);
  return { carry: async () => (await stamp.current?.carry()) ?? {} };
}

/** A phone shows the end of the form where its button was. The result is below that, so it is scrolled into view. */
function useOutcomeInSight(form: React.RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isSending) isBegun.current = true;
    else if (isBegun.current && form.current) showOutcome(form.current);
  }, [form, isSending]);
}

/** A field with an error takes precedence over the message below the button. */
function showOutcome(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  if (wrong) wrong.scrollIntoView({ block: 'center' });
  else form.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' });
}

/** Behavior of every form of the site, with or without React. */

/** The time without a response after which the visitor may try again, in milliseconds. A yard may have one bar of signal. */
const answerLimitMs = 30_000;

interface Post {
  path: string;
  /** The names of the stored draft and of a failed try's key. */
  draft: string;
  body: object;
  headers: Record<string, string>;
}

/** Posts a form with an idempotency key, so that a retry is recognized as the same message. */
export function sendForm(form: HTMLFormElement, { path, draft, body, headers }: Post): Promise<Response> {
  const all = { ...headersOfKey(form, draft), ...visitSourceHeaders(), ...headers };
  return postJson(path, body, all, AbortSignal.timeout(answerLimitMs));
}

/** Restores values typed before a reload and keeps values typed before hydration. */
function restoreDraft(form: HTMLFormElement, draft: string): void {
  restoreValues(form, readDraft(draft)?.values ?? {});
  keepDraft(form, draft);
}

/** Stores typed values in this tab; a form without typed text stores nothing. */
function keepDraft(form: HTMLFormElement, draft: string): void {
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
function readInput(form: HTMLFormElement): Record<string, unknown> {
  const entries = Array.from(new FormData(form));
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === 'string' && (name !== honeypotName || value !== '')),
  );
}

/** Returns the header with the message's idempotency key; a retry after a failure sends the same key. */
function headersOfKey(form: HTMLFormElement, draft: string): Record<string, string> {
  const key = readDraft(draft)?.key ?? makeKey();
  writeDraft(draft, { values: readValues(form), key });
  return { 'idempotency-key': key };
}

/** Makes a random key. `crypto.randomUUID` doesn't exist on a site that is tried over plain HTTP. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the body of a successful response. The status alone says that the message is stored, so an unreadable body is no problem. */
async function readAnswer(response: Response): Promise<{ reference?: string; photoToken?: string }> {
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
function focusFirst(form: HTMLFormElement, fields: FieldMessages): void {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const first = controls.find(({ name }) => name in fields);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** Headers with the time since the visitor received the page. */
interface Stamp {
  carry(): Promise<Record<string, string>>;
}

/** How long to wait for the page's stamp, in milliseconds. The stamp shows that a form that was filled in quickly came from a real page. */
const patienceMs = 3000;

/** Requests a stamp. Sending waits for it only while a post without one would look automated. */
function startStamp(): Stamp {
  let stamp: string | undefined;
  const answered = requestStamp().then((value) => {
    stamp = value;
  });
  return {
    async carry() {
      const elapsedMs = Math.floor(performance.now());
      if (!stamp && elapsedMs < tooFastMs)
        await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      return { [pageTimeHeader]: String(elapsedMs), ...(stamp && { [stampHeader]: stamp }) };
    },
  };
}

async function requestStamp(): Promise<string | undefined> {
  try {
    const response = await request('/api/form-stamp');
    const { stamp } = await response.json();
    return typeof stamp === 'string' ? stamp : undefined;
  } catch {
    return undefined;
  }
}
