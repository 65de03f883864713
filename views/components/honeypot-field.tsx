import { honeypotName } from '../../src/shared/lead/form-signs.ts';

/** The honeypot: off screen, not in the Tab order, hidden from assistive technology. Without styles its label says to leave it empty. */
export function HoneypotField() {
  return (
    <div className="form__honeypot" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
