import { useRef, useState } from 'react';
import { pictureLimits } from '../../../src/shared/pictures.ts';
import { addToast } from '../toast.ts';
import { type TransferAnswer, transferFile } from './transfer.ts';

export interface ChosenImage {
  id: number;
  file: File;
  /** Why it was not taken, when it was refused. */
  problem?: string | undefined;
}

interface UploadBody {
  success: boolean;
  message?: string;
}

type Outcome = 'taken' | 'refused' | 'signed-out' | 'unanswered';

let lastId = 0;

/**
 * The life of a selection (docs/product.md, "States"): chosen, sent one after the other, removed when taken, kept when not.
 * @param onUploaded is called when the list of uploaded pictures has grown
 */
export function useImageUpload(onUploaded: () => Promise<void>) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([]);
  const [sending, setSending] = useState<{ id: number; part: number }>();
  const [mustSignIn, setMustSignIn] = useState(false);
  const running = useRef(false);

  /** Files from the picker replace the selection. */
  function choose(files: File[]): void {
    const images = takeImages(files);
    if (images.length > 0) setChosen(images);
  }

  /** Dropped files are added to the selection. */
  function add(files: File[]): void {
    const images = takeImages(files);
    setChosen((before) => [...before, ...images]);
  }

  function remove(id: number): void {
    setChosen((before) => before.filter((image) => image.id !== id));
  }

  async function submit(): Promise<void> {
    if (running.current) return;
    if (chosen.length === 0) return tellNoFile();
    running.current = true;
    setMustSignIn(false);
    await sendAll();
    running.current = false;
    setSending(undefined);
  }

  /** A refusal is about one file and the others go on; without a session or a network none would get through. */
  async function sendAll(): Promise<void> {
    let problem: string | undefined;
    let taken = 0;
    for (const image of chosen) {
      const [outcome, words] = await sendOne(image);
      if (outcome === 'taken') taken += 1;
      else problem = words;
      if (outcome === 'signed-out') setMustSignIn(true);
      if (outcome === 'signed-out' || outcome === 'unanswered') break;
    }
    if (taken > 0) void onUploaded();
    if (problem) addToast({ title: 'Error', description: problem, variant: 'destructive' });
    else addToast({ title: 'Success', description: 'Image uploaded successfully' });
  }

  async function sendOne({ id, file }: ChosenImage): Promise<[Outcome, string]> {
    setSending({ id, part: 0 });
    const [outcome, words] = await transfer(file, (part) => setSending({ id, part }));
    if (outcome === 'taken') remove(id);
    else
      setChosen((before) =>
        before.map((image) =>
          image.id === id ? { ...image, problem: outcome === 'refused' ? words : undefined } : image,
        ),
      );
    return [outcome, words];
  }

  return { chosen, sending, mustSignIn, choose, add, remove, submit };
}

function takeImages(files: File[]): ChosenImage[] {
  const images = files.filter(isImage);
  if (files.length > 0 && images.length === 0) tellNoFile();
  return images.map((file) => ({ id: ++lastId, file }));
}

/** The words are those of the error catalog (docs/product.md, "Messages"). */
async function transfer(file: File, onProgress: (part: number) => void): Promise<[Outcome, string]> {
  if (file.size > pictureLimits.bytes) return ['refused', 'This file is too large. The limit is 20 MB.'];
  try {
    return readOutcome(await transferFile<UploadBody>('/api/upload', 'image', file, onProgress));
  } catch {
    return ['unanswered', 'An error occurred while uploading the image'];
  }
}

function readOutcome({ status, body }: TransferAnswer<UploadBody>): [Outcome, string] {
  if (!body) return ['unanswered', 'An error occurred while uploading the image'];
  if (body.success) return ['taken', ''];
  return [status === 401 ? 'signed-out' : 'refused', body.message || 'Failed to upload image'];
}

/** Some systems know no type for HEIC; the server validates any other file without one. */
function isImage({ type }: File): boolean {
  return type === '' || type.startsWith('image/');
}

function tellNoFile(): void {
  addToast({ title: 'No file selected', description: 'Please select an image file to upload', variant: 'destructive' });
}
