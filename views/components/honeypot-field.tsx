import { trapName } from '../../src/shared/honeypot.ts';

/** Out of sight, out of the Tab order, and unknown to assistive technology; without styles its label says to leave it alone. */
export function TrapField() {
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
