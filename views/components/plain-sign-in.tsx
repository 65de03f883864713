import type { SignInFailure } from '../../src/shared/page.ts';
import { InputField } from './field.tsx';

interface PlainSignInProps {
  /** Of the page to return to. */
  path: string;
  failure?: SignInFailure | undefined;
}

/** The login on an upload page without JavaScript. The file has to be chosen again, because no browser keeps it. */
export function UploadSignIn({ path, failure }: PlainSignInProps) {
  return (
    <section className="upload-sign-in card stack-2" aria-labelledby="plain-sign-in-title">
      <h2 id="plain-sign-in-title">Please sign in to upload</h2>
      <p>After that, please choose the file again.</p>
      <PlainSignIn path={path} failure={failure} />
    </section>
  );
}

/** The login as a form like any other, with the words of a refusal beside the field that it is about (docs/decisions.md, "Without JavaScript"). */
export function PlainSignIn({ path, failure }: PlainSignInProps) {
  const messages = failure && [failure.message];
  return (
    <form className="form" action="/api/admin/login" method="post">
      <input type="hidden" name="returnTo" value={path} />
      <InputField
        id="plain-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        messages={failure?.secondStep ? undefined : messages}
      />
      {failure?.secondStep && (
        <InputField
          id="plain-code"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          messages={messages}
        />
      )}
      <button className="button" type="submit">
        Login
      </button>
    </form>
  );
}
