/** Marks a control as invalid with a linked message below it; an empty message removes both. */
export function tellField(control: HTMLElement | null, words: string): void {
  const field = control?.closest('.field');
  if (!control || !field) return;
  field.querySelector('.field__message')?.remove();
  if (!words) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
    return;
  }
  const message = document.createElement('p');
  message.className = 'field__message';
  message.id = `${control.id}-message`;
  message.textContent = words;
  field.append(message);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', message.id);
}

export const isWrong = (control: HTMLElement): boolean => control.getAttribute('aria-invalid') === 'true';

/** Puts the focus on the first wrong control, in the middle of the screen. @returns whether there was one */
export function focusWrong(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
  return wrong !== null;
}
