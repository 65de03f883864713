import { useEffect, useRef } from 'react';
import { LoginForm } from '../login-form.tsx';

/** The password field below the upload's button (docs/decisions.md, "The API" and "Details"): the chosen files are kept and the upload continues automatically. */
export function UploadSignIn({ onSignedIn }: { onSignedIn(): void }) {
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
    // In the middle, where no notification covers it.
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className="upload-sign-in card stack-2" ref={panel} aria-labelledby="upload-sign-in-title">
      <h2 id="upload-sign-in-title">Please sign in to upload</h2>
      <p>Your choice is kept. The upload continues as soon as you sign in.</p>
      <LoginForm id="upload-password" onSignedIn={async () => onSignedIn()} />
    </section>
  );
}
