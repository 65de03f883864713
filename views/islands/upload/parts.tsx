import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAwake } from '../awake.ts';
import { LoginForm, useSignInWays } from '../login-form.tsx';

/** Progress of an upload, then a note that the server is working. */
export function TransferProgress({ part, working }: { part: number; working: string }) {
  const percent = Math.round(part * 100);
  const sent = percent >= 100;
  return (
    <div className="field">
      <progress className="transfer__bar" max={100} value={sent ? undefined : percent} aria-label="Upload progress" />
      <p className="hint" role="status">
        {sent ? working : `${percent}% sent`}
      </p>
    </div>
  );
}

/** A preview of a chosen file. A browser that can't show the format (mostly HEIC) shows an icon; the server can still read the file. */
export function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  if (!address) return <Icon name="picture" className="chosen__preview" />;
  return (
    <img
      className="chosen__preview"
      src={address}
      alt=""
      width={72}
      height={72}
      onError={() => setAddress(undefined)}
    />
  );
}

/** The password field below the upload's button (docs/decisions.md, "The API" and "Details"): the chosen files are kept and the upload continues automatically. */
function UploadSignIn({ onSignedIn }: { onSignedIn(): void }) {
  const panel = useRef<HTMLElement>(null);
  const found = useSignInWays();

  const first = found?.ways?.email ? 'email' : 'password';

  // The password field is there from the start, because people may start typing immediately. The email field is added if several people can
  // sign in.
  useEffect(() => {
    const findField = (name: string) => panel.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!findField('password')?.value) findField(first)?.focus({ preventScroll: true });
    // In the middle, where no notification covers it.
    panel.current?.scrollIntoView({ block: 'center' });
  }, [first]);

  return (
    <section className="upload-sign-in card stack-2" ref={panel} aria-labelledby="upload-sign-in-title">
      <h2 id="upload-sign-in-title">Please sign in to upload</h2>
      <p>Your files are still selected. The upload continues as soon as you sign in.</p>
      <LoginForm id="upload-password" ways={found?.ways} onSignedIn={async () => onSignedIn()} />
    </section>
  );
}

interface UploadFormProps {
  /** The address of a plain post, which works before the island wakes. */
  action: string;
  isBusy: boolean;
  /** True if there is a file to send. */
  isReady: boolean;
  submit(): Promise<void>;
  /** The label of the button before the upload. */
  button: string;
  mustSignIn: boolean;
  children: ReactNode;
}

/** The form of an upload page, with the sign-in below it if needed. */
export function UploadForm({ action, isBusy, isReady, submit, button, mustSignIn, children }: UploadFormProps) {
  const awake = useAwake();
  return (
    <>
      <form
        className="form upload__form"
        action={action}
        method="post"
        encType="multipart/form-data"
        noValidate={awake}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <button className="button" type="submit" disabled={awake && (isBusy || !isReady)}>
          {isBusy ? 'Uploading...' : button}
        </button>
      </form>
      {mustSignIn && <UploadSignIn onSignedIn={() => void submit()} />}
    </>
  );
}
