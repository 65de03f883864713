import { useRef, useState } from 'react';
import { addToast } from '../toast.ts';
import { transferFile } from './transfer.ts';

export type CatalogPhase = 'idle' | 'uploading' | 'complete';

/** The life of the catalog's upload (docs/product.md, "States", "Form rules" and "Messages"). */
export function useCatalogUpload(complete: boolean) {
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<CatalogPhase>(complete ? 'complete' : 'idle');
  const [part, setPart] = useState(0);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef(false);

  /** @returns whether the file is kept */
  function choose(chosen: File | undefined): boolean {
    setPhase('idle');
    setProblem('');
    const isPdf = chosen?.type === 'application/pdf';
    if (chosen && !isPdf)
      addToast({ title: 'Invalid File Type', description: 'Please select a PDF file.', variant: 'destructive' });
    setFile(isPdf ? chosen : undefined);
    return isPdf;
  }

  async function submit(): Promise<void> {
    if (running.current) return;
    if (!file) {
      addToast({
        title: 'No File Selected',
        description: 'Please select a PDF file to upload.',
        variant: 'destructive',
      });
      return;
    }
    running.current = true;
    setMustSignIn(false);
    setProblem('');
    setPart(0);
    setPhase('uploading');
    const { status, message } = await send(file, setPart);
    running.current = false;
    if (status === 401) setMustSignIn(true);
    // The reason, such as a password-protected PDF; the toast text is the same for every failure.
    if (status === 422) setProblem(message);
    const succeeded = status >= 200 && status < 300;
    setPhase(succeeded ? 'complete' : 'idle');
    tell(succeeded);
  }

  return { file, part, phase, mustSignIn, problem, choose, submit };
}

/** @returns the status of the answer, 0 when there was none, and the server's words */
async function send(file: File, onProgress: (part: number) => void): Promise<{ status: number; message: string }> {
  try {
    const { status, body } = await transferFile<{ message?: string }>(
      '/api/upload-catalog',
      'catalog',
      file,
      onProgress,
    );
    return { status, message: body?.message ?? '' };
  } catch {
    return { status: 0, message: '' };
  }
}

function tell(succeeded: boolean): void {
  if (succeeded)
    addToast({ title: 'Upload Successful!', description: 'The catalog PDF has been uploaded successfully.' });
  else
    addToast({
      title: 'Upload Failed',
      description: 'There was an error uploading the file. Please try again.',
      variant: 'destructive',
    });
}
