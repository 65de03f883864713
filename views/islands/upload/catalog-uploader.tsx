import { useEffect, useRef } from 'react';
import { useAwake } from '../awake.ts';
import { CatalogProgressBar } from './catalog-progress.tsx';
import { useCatalogUpload } from './catalog-upload.ts';
import { TransferProgress } from './progress.tsx';
import { UploadSignIn } from './sign-in.tsx';

export interface CatalogUploaderProps {
  /** Such as `2025 LFC Catalog.pdf`. */
  fileName: string;
  /** The viewer's path. */
  viewer: string;
  /** A plain post has just succeeded. */
  complete: boolean;
}

/** The catalog uploader's form and its panel (docs/product.md, "Catalog uploader", "States", "Form rules" and "Messages"). */
export function CatalogUploader({ fileName, viewer, complete }: CatalogUploaderProps) {
  const awake = useAwake();
  const { file, part, phase, mustSignIn, problem, choose, submit } = useCatalogUpload(complete);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(takeChosen);
  const busy = phase === 'uploading';

  // Include files chosen before the island woke.
  useEffect(() => {
    if (input.current?.files?.length) take.current();
  }, []);

  function takeChosen(): void {
    if (input.current && !choose(input.current.files?.[0])) input.current.value = '';
  }

  return (
    <>
      <form
        className="form upload__form"
        action="/api/upload-catalog"
        method="post"
        encType="multipart/form-data"
        noValidate={awake}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor="upload-catalog">
            Select PDF File
          </label>
          <input
            className="field__control upload__input"
            id="upload-catalog"
            ref={input}
            name="catalog"
            type="file"
            accept=".pdf"
            required={!awake}
            disabled={busy}
            onChange={takeChosen}
          />
          {file && <p className="chosen__name">{`Selected: ${file.name}`}</p>}
        </div>
        {busy && part < 1 && <TransferProgress part={part} working="" />}
        {busy && part >= 1 && <CatalogProgressBar waiting="Checking the PDF..." />}
        {problem && (
          <p className="form__error" role="alert">
            {problem} The catalog that was there before is still shown.
          </p>
        )}
        <button className="button" type="submit" disabled={awake && (busy || !file)}>
          {busy ? 'Uploading...' : 'Upload Catalog'}
        </button>
      </form>
      {mustSignIn && <UploadSignIn onSignedIn={() => void submit()} />}
      {phase === 'complete' && (
        <div className="upload-complete" role="status">
          <h2>Upload Complete!</h2>
          <p>
            Your catalog is now available at{' '}
            <a href={viewer} target="_blank" rel="noopener">
              {viewer}
            </a>
          </p>
        </div>
      )}
      <p className="upload__note">{`Important: The PDF file must be named exactly: ${fileName}`}</p>
    </>
  );
}
