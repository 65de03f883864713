import type { FieldMessages } from '../../../src/shared/fields.ts';
import { clearDraft, clearValues } from '../draft.ts';
import { keepDraft, readAnswer, readInput, sendForm, takeUpDraft } from '../form-sending.ts';
import { ResponseError } from '../request.ts';
import { startStamp } from '../stamp.ts';
import { focusWrong, tellField } from './field-message.ts';
import type { PageParts } from './page-parts.ts';

/** The island's name comes first: client.tsx wakes it where something half-typed is kept. */
const draft = 'price-planner';

/** "Send us this plan": posts the person and the plan; the server checks both, and its answer appears below the button. */
export function connectSend({ root, find, copy }: PageParts): void {
  const form = root.querySelector('[data-form="send"]') as HTMLFormElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const outcome = find('outcome');
  const stamp = startStamp();
  const idleWords = button.textContent;

  takeUpDraft(form, draft);
  form.addEventListener('input', () => keepDraft(form, draft));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) void submit();
  });

  async function submit(): Promise<void> {
    setSending(true);
    tellFields({});
    outcome.replaceChildren();
    try {
      const { action } = form;
      const path = new URL(action).pathname;
      const response = await sendForm(form, { path, draft, body: readInput(form), headers: await stamp.carry() });
      await succeed(response);
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  }

  async function succeed(response: Response): Promise<void> {
    clearDraft(draft);
    clearValues(form);
    const { reference } = await readAnswer(response);
    const words = copy('sent');
    const place = words.querySelector('strong:last-of-type');
    if (place && reference) place.textContent = reference;
    show(words);
  }

  function fail(error: unknown): void {
    const { message = '', fields = {} } = (error instanceof ResponseError && error.body) || {};
    tellFields(fields);
    if (focusWrong(form)) return;
    const words = copy('failed');
    const place = words.querySelector('[data-words]');
    if (place && message) place.textContent = message;
    show(words);
  }

  /** On a phone the place below the button lies under the bar. */
  function show(words: HTMLElement): void {
    outcome.append(words);
    outcome.scrollIntoView({ block: 'nearest' });
  }

  function tellFields(fields: FieldMessages): void {
    for (const name of ['name', 'phone', 'details'])
      tellField(form.elements.namedItem(name) as HTMLElement, fields[name]?.join(' ') ?? '');
  }

  function setSending(isSending: boolean): void {
    button.disabled = isSending;
    button.textContent = isSending ? 'Sending...' : idleWords;
  }
}
