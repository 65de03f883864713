import type { UploadOutcome as Outcome } from '../../src/shared/page.ts';
import { InputField } from './field.tsx';

/**
 * What a plain post came to, in the words of the notification (decisions, section 9), and the way to sign in without JavaScript.
 * @param path of the upload page, to return to after signing in
 */
export function UploadOutcome({ outcome, title, path }: { outcome: Outcome; title: string; path: string }) {
  return (
    <div className="upload-outcome">
      <p className={outcome.success ? 'form__confirmation' : 'form__error'} role="status">
        <strong>{title}</strong> {outcome.message}
      </p>
      {outcome.signedOut && <PlainSignIn path={path} />}
    </div>
  );
}

/** A form like any other; the file has to be chosen again afterwards, because no browser keeps it. */
export function PlainSignIn({ path }: { path: string }) {
  return (
    <form className="form upload-sign-in" action="/api/admin/login" method="post">
      <h2>Please sign in to upload</h2>
      <p>After that, please choose the file again.</p>
      <input type="hidden" name="returnTo" value={path} />
      <InputField
        id="plain-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <button className="button" type="submit">
        Login
      </button>
    </form>
  );
}
