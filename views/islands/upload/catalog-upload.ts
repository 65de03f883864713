import { useRef, useState } from 'react';
import { addToast } from '../toast.ts';
import { transferFile } from './transfer.ts';

export type CatalogPhase = 'idle' | 'uploading' | 'complete';

/** The life of the catalogue's upload (docs/product.md, "States", "Form rules" and "Messages"). */
export function useCatalogUpload(complete: boolean) {
  const [file, setFile] = useState<File>();
  const [phase, setPhase] = useState<CatalogPhase>(complete ? 'complete' : 'idle');
  const [part, setPart] = useState(0);
  const [mustSignIn, setMustSignIn] = useState(false);
  const running = useRef(false);

  /** @returns whether the file is kept */
  function choose(chosen: File | undefined): boolean {
    setPhase('idle');
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
    setPart(0);
    setPhase('uploading');
    const status = await send(file, setPart);
    running.current = false;
    if (status === 401) setMustSignIn(true);
    const succeeded = status >= 200 && status < 300;
    setPhase(succeeded ? 'complete' : 'idle');
    tell(succeeded);
  }

  return { file, part, phase, mustSignIn, choose, submit };
}

/** @returns the status of the answer, 0 when there was none */
async function send(file: File, onProgress: (part: number) => void): Promise<number> {
  try {
    return (await transferFile('/api/upload-catalog', 'catalog', file, onProgress)).status;
  } catch {
    return 0;
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
