import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkFields, type FieldMessages } from '../../src/shared/fields.ts';
import { postJson, ResponseError } from './request.ts';

export type FormPhase = 'idle' | 'submitting';

/** What a form of the site does with its answers. */
export interface FormOptions<Schema extends z.ZodMiniType> {
  path: string;
  schema: Schema;
  initialFields?: FieldMessages;
  onSent(answer: { id: number; reference: string }): void;
  /** @param message the server's words, when it gave some */
  onFailed(message: string | undefined): void;
}

/**
 * The life of a form (specification, section 4): checked with the server's own schema, sent once, reset on success, kept on failure.
 * A retry after a failure repeats the idempotency key; the next message gets a new one (decisions, section 9).
 */
export function useForm<Schema extends z.ZodMiniType>({
  path,
  schema,
  initialFields = {},
  onSent,
  onFailed,
}: FormOptions<Schema>) {
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [fields, setFields] = useState<FieldMessages>(initialFields);
  const key = useRef<string>(undefined);

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    const checked = checkFields(schema, input);
    setFields(checked.fields ?? {});
    if (checked.fields) return focusFirst(form, checked.fields);
    key.current ??= crypto.randomUUID();
    setPhase('submitting');
    try {
      const response = await postJson(
        path,
        { ...input, ...(checked.value as object) },
        { 'idempotency-key': key.current },
      );
      key.current = undefined;
      form.reset();
      onSent(await response.json());
    } catch (error) {
      const body = error instanceof ResponseError ? error.body : undefined;
      setFields(body?.fields ?? {});
      onFailed(body?.message);
    } finally {
      setPhase('idle');
    }
  }

  return {
    phase,
    fields,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (phase === 'idle') void submit(event.currentTarget);
    },
  };
}

function focusFirst(form: HTMLFormElement, fields: FieldMessages): void {
  const first = Array.from(form.elements).find((element) => (element as HTMLInputElement).name in fields);
  (first as HTMLElement | undefined)?.focus();
}
