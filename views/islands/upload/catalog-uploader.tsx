import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CatalogProgress } from '../../../src/shared/catalog.ts';
import { useAwake } from '../awake.ts';
import { tellProblem } from '../failure.ts';
import { request } from '../request.ts';
import { addToast } from '../toast.ts';
import { TransferProgress, UploadForm } from './parts.tsx';
import { transferFile, type UploadEnd, useUploads } from './use-uploads.ts';

interface CatalogUploaderProps {
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
  const { chosen, busy, isComplete, mustSignIn, choose, submit } = useCatalogUpload(complete);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(addChosen);

  // Include files chosen before the island woke.
  useEffect(() => {
    if (input.current?.files?.length) take();
  }, []);

  function addChosen(): void {
    if (input.current && !choose(input.current.files?.[0])) input.current.value = '';
  }

  return (
    <>
      <UploadForm
        mustSignIn={mustSignIn}
        submit={submit}
        action="/api/upload-catalog"
        isBusy={busy}
        isReady={chosen !== undefined}
        button="Upload Catalog"
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
            onChange={addChosen}
          />
          {chosen && <p className="chosen__name">{`Selected: ${chosen.file.name}`}</p>}
        </div>
        {chosen && busy && chosen.part < 1 && <TransferProgress part={chosen.part} working="" />}
        {chosen && busy && chosen.part >= 1 && <CatalogProgressBar waiting="Checking the PDF..." />}
        {chosen?.problem && (
          <p className="form__error notice notice--bad" role="alert">
            {chosen.problem} Your previous catalog is still live.
          </p>
        )}
      </UploadForm>
      {isComplete && (
        <div className="form__confirmation notice notice--good stack-1" role="status">
          <h2>Upload Complete!</h2>
          <p>
            Your catalog is now available at{' '}
            <a href={viewer} target="_blank" rel="noopener">
              {viewer}
            </a>
          </p>
        </div>
      )}
      <p className="upload__note hint">{`Important: The PDF file must be named exactly: ${fileName}`}</p>
    </>
  );
}

/**
 * State and actions of the catalog upload.
 * @param complete true if a plain post has just succeeded
 */
function useCatalogUpload(complete: boolean) {
  const { uploads, current, choose, start } = useUploads(sendCatalog);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [isFirst, setFirst] = useState(true);
  const [chosen] = uploads;

  async function submit(): Promise<void> {
    if (current) return;
    if (!chosen) return tellProblem('No File Selected', 'Please select a PDF file to upload.');
    setFirst(false);
    setMustSignIn(false);
    const [end] = await start([chosen]);
    setMustSignIn(end?.status === 401);
    if (end?.state === 'sent')
      addToast({ title: 'Upload Successful!', description: 'The catalog PDF has been uploaded successfully.' });
    else tellProblem('Upload Failed', 'There was an error uploading the file. Please try again.');
  }

  return {
    chosen,
    mustSignIn,
    submit,
    busy: current !== undefined,
    isComplete: chosen ? chosen.state === 'sent' : complete && isFirst,
    /** @returns true if the file is kept */
    choose(file: File | undefined): boolean {
      const isPdf = file?.type === 'application/pdf';
      if (file && !isPdf) tellProblem('Invalid File Type', 'Please select a PDF file.');
      setFirst(false);
      choose(file && isPdf ? [file] : []);
      return isPdf;
    },
  };
}

/** The form shows the reason of a refusal, such as a password. The toast's text is the same for every failure. */
async function sendCatalog(
  file: File,
  onProgress: (part: number) => void,
): Promise<UploadEnd & { status: number | undefined }> {
  const answer = await transferFile<{ message?: string }>('/api/upload-catalog', 'catalog', file, onProgress);
  const status = answer?.status;
  if (status && status >= 200 && status < 300) return { state: 'sent', status };
  return { state: 'failed', status, problem: status === 422 ? answer?.body?.message : undefined };
}

/** A page takes about half a second; polling at this rate is no load for the server. */
const intervalMs = 1000;

/**
 * Progress of the page pictures of the uploaded PDF.
 * @param waiting shown until the first page is ready
 */
export function CatalogProgressBar({ waiting }: { waiting: string }) {
  const { made, pages } = useCatalogProgress();
  return (
    <div className="field">
      <progress
        className="transfer__bar"
        max={Math.max(1, pages)}
        value={pages > 0 ? made : undefined}
        aria-label="Pages made"
      />
      {/* Screen readers hear that work is in progress, not each of 300 pages. */}
      <p className="hint" role="status">
        {pages > 0 ? 'Processing the pages...' : waiting}
      </p>
      {pages > 0 && <p className="hint">{`${made} of ${pages} pages are ready`}</p>}
    </div>
  );
}

function useCatalogProgress(): CatalogProgress {
  const [progress, setProgress] = useState<CatalogProgress>({ made: 0, pages: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setInterval(() => {
      // A failed poll doesn't matter: the next one follows in a second, and the upload has its own response.
      readProgress(leaving.signal).then(setProgress, () => {});
    }, intervalMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);

  return progress;
}

async function readProgress(signal: AbortSignal): Promise<CatalogProgress> {
  return (await request('/api/catalog-progress', { signal })).json();
}
