import { useRef, useState } from 'react';

/** A button that opens the file picker; disabled during the upload. */
export function FileButton({
  label,
  about,
  accept = 'image/*',
  quiet = false,
  onFile,
}: {
  label: string;
  /** The purpose of the file, on pages with several such buttons. */
  about?: string;
  accept?: string;
  quiet?: boolean;
  onFile(file: File): Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    await onFile(file);
    setBusy(false);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={about ? `${label}: ${about}` : label}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <button
        className={quiet ? 'text-button' : 'button'}
        type="button"
        disabled={busy}
        aria-label={about && !busy ? `${label}: ${about}` : undefined}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Uploading...' : label}
      </button>
    </>
  );
}
