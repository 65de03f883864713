import { useEffect, useRef, useState } from 'react';
import type { FieldMessages } from '../../src/shared/fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { clearDraft, clearValues } from './draft.ts';
import { focusFirst, keepDraft, readAnswer, readInput, sendForm, takeUpDraft } from './form-sending.ts';
import { ResponseError } from './request.ts';
import { type Stamp, startStamp } from './stamp.ts';

export type FormPhase = 'idle' | 'submitting';

/** What a form of the site does with its answers. */
export interface FormOptions {
  path: string;
  /** The page section of the form: the answer to a plain post scrolls there. */
  anchor: string;
  /** By the server's own schema; without it the server alone says what is wrong. */
  check?(input: unknown): { value?: unknown; fields?: FieldMessages | undefined };
  /** Names what the tab keeps of a half-typed text; the form's own island first. */
  draft: string;
  /** What a plain post left behind on this page. */
  state?: FormState | undefined;
  /** @param photoToken lets photos follow the lead that was stored */
  onSent(form: HTMLFormElement, photoToken: string | undefined): void;
  onFailed(): void;
}

/**
 * The life of a form (docs/product.md, "States"): checked with the server's own schema, sent once, emptied on success, kept on failure.
 * A retry after a failure repeats the idempotency key, also after a reload; the next message gets a new one (docs/decisions.md, "Details").
 */
export function useForm({ path, anchor, check, draft, state, onSent, onFailed }: FormOptions) {
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
  useOutcomeInSight(form, phase);

  async function submit(form: HTMLFormElement): Promise<void> {
    const input = readInput(form);
    const checked = check?.(input) ?? { value: input };
    setFields(checked.fields ?? {});
    setProblem(undefined);
    if (checked.fields) return focusFirst(form, checked.fields);
    setReference(undefined);
    setPhase('submitting');
    try {
      const body = { ...input, ...(checked.value as object) };
      await succeed(form, await sendForm(form, { path, draft, body, headers: await stamp.carry() }));
    } catch (error) {
      fail(error);
    } finally {
      setPhase('idle');
    }
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
      noValidate: true,
      onInput: (event: React.FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget, draft),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (phase === 'idle') void submit(event.currentTarget);
      },
    },
  };
}

/** The stamp of a form, requested when the form wakes. */
function useStamp(): Stamp {
  const stamp = useRef<Stamp>(undefined);
  useEffect(() => {
    stamp.current = startStamp();
  }, []);
  return { carry: async () => (await stamp.current?.carry()) ?? {} };
}

/** A phone shows the end of the form where its button was, and what came of the message stands below that. */
function useOutcomeInSight(form: React.RefObject<HTMLFormElement | null>, phase: FormPhase): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (phase === 'submitting') isBegun.current = true;
    else if (isBegun.current && form.current) showOutcome(form.current);
  }, [form, phase]);
}

/** A field that the server found wrong comes before the words below the button. */
function showOutcome(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  if (wrong) wrong.scrollIntoView({ block: 'center' });
  else form.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' });
}
