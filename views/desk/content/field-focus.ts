import { controlId } from './form-context.ts';

/** Opens the cards around a field, brings it into sight and gives it the focus. For a whole part, its own card. */
export function openField(path: string): void {
  const control =
    document.getElementById(controlId(path)) ?? document.querySelector(`[data-card="${CSS.escape(path)}"]`);
  if (!control) return;
  for (
    let around = control.parentElement?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  )
    around.open = true;
  if (control instanceof HTMLDetailsElement) control.open = true;
  control.scrollIntoView({ block: 'center' });
  const target = control instanceof HTMLDetailsElement ? control.querySelector('summary') : control;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
