import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkFields, type FieldMessages } from '../../src/shared/fields.ts';
import { honeypotName } from '../../src/shared/honeypot.ts';
import type { FormState } from '../../src/shared/page.ts';
import { clearDraft, clearValues, readDraft, readValues, restoreValues, writeDraft } from './draft.ts';
import { useStamp } from './form-stamp.ts';
import { postJson, ResponseError } from './request.ts';
import { visitHeaders } from './visit.ts';

export type FormPhase = 'idle' | 'submitting';

/** What a form of the site does with its answers. */
export interface FormOptions<Schema extends z.ZodMiniType> {
  path: string;
  /** The section of the page that the form stands in: where the answer to a plain post opens. */
  anchor: string;
  schema: Schema;
  /** Names what the tab keeps of a half-typed text; the form's own island first. */
  draft: string;
  /** What a plain post left behind on this page. */
  state?: FormState | undefined;
  /** @param photoToken lets photos follow the lead that was stored */
  onSent(form: HTMLFormElement, photoToken: string | undefined): void;
  onFailed(): void;
}

/** Longer than this without an answer, in a yard with one bar of signal, and the visitor may try again. */
const answerLimitMs = 30_000;

/**
 * The life of a form (docs/product.md, "States"): checked with the server's own schema, sent once, emptied on success, kept on failure.
 * A retry after a failure repeats the idempotency key, also after a reload; the next message gets a new one (docs/decisions.md, "Details").
 */
export function useForm<Schema extends z.ZodMiniType>({
  path,
  anchor,
  schema,
  draft,
  state,
  onSent,
  onFailed,
}: FormOptions<Schema>) {
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [fields, setFields] = useState<FieldMessages>(state?.fields ?? {});
  const [reference, setReference] = useState(state?.reference);
  const [problem, setProblem] = useState(state?.message);
  const form = useRef<HTMLFormElement>(null);
  const stamp = useStamp();

  useEffect(() => {
    if (state?.reference) clearDraft(draft);
    else if (form.current) takeUpDraft(form.current, draft);
  }, [draft, state]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = readInput(form);
    const checked = checkFields(schema, input);
    setFields(checked.fields ?? {});
    setProblem(undefined);
    if (checked.fields) return focusFirst(form, checked.fields);
    setReference(undefined);
    setPhase('submitting');
    try {
      await succeed(form, await send(form, { ...input, ...(checked.value as object) }));
    } catch (error) {
      fail(error);
    } finally {
      setPhase('idle');
    }
  }

  function send(form: HTMLFormElement, body: object): Promise<Response> {
    const headers = { ...takeKey(form, draft), ...visitHeaders(), ...stamp.carry() };
    return postJson(path, body, headers, AbortSignal.timeout(answerLimitMs));
  }

  async function succeed(form: HTMLFormElement, response: Response): Promise<void> {
    clearDraft(draft);
    clearValues(form);
    const { reference, photoToken } = await readAnswer(response);
    setReference(reference);
    onSent(form, photoToken);
  }

  function fail(error: unknown): void {
    const body = error instanceof ResponseError ? error.body : undefined;
    setFields(body?.fields ?? {});
    setProblem(body?.message ?? '');
    onFailed();
  }

  return {
    phase,
    fields,
    /** The code of the request that was stored last, to show in place. */
    reference,
    /** The server's words after a failure, empty when it gave none, `undefined` when all is well. */
    problem,
    formProps: {
      ref: form,
      action: `${path}#${anchor}`,
      method: 'post' as const,
      encType: 'multipart/form-data' as const,
      noValidate: true,
      onInput: (event: React.FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget, draft),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (phase === 'idle') void submit(event.currentTarget);
      },
    },
  };
}

/** Brings back what was typed before a reload, and keeps what was typed before the form woke. */
function takeUpDraft(form: HTMLFormElement, draft: string): void {
  restoreValues(form, readDraft(draft)?.values ?? {});
  keepDraft(form, draft);
}

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

/** In the middle, with its label and its message: WebKit by itself would leave the label under the sticky header. */
function focusFirst(form: HTMLFormElement, fields: FieldMessages): void {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const first = controls.find(({ name }) => name in fields);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
