import type { UploadOutcome as Outcome } from '../../src/shared/page.ts';
import { UploadSignIn } from './plain-sign-in.tsx';

/**
 * What a plain post came to, in the words of the notification (docs/decisions.md, "Details"), and the way to sign in without JavaScript.
 * @param path of the upload page, to return to after signing in
 */
export function UploadOutcome({ outcome, title, path }: { outcome: Outcome; title: string; path: string }) {
  return (
    <div className="upload-outcome">
      <p className={outcome.success ? 'form__confirmation' : 'form__error'} role="status">
        <strong>{title}</strong> {outcome.message}
      </p>
      {outcome.signedOut && <UploadSignIn path={path} />}
    </div>
  );
}
