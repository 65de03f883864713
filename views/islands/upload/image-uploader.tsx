import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GalleryPicture } from '../../../src/shared/page.ts';
import { pictureLimits, slotOf } from '../../../src/shared/pictures/pictures.ts';
import { Icon } from '../../components/icon.tsx';
import { useAwake } from '../awake.ts';
import { tellProblem } from '../failure.ts';
import { addToast } from '../toast.ts';
import { FilePreview, TransferProgress, UploadForm } from './parts.tsx';
import { UploadedImages, useImageList } from './uploaded-images.tsx';
import { transferFile, type Upload, type UploadEnd, useUploads } from './use-uploads.ts';

/**
 * The image uploader (docs/product.md, "Image uploader", "States", "Form rules" and "Messages"), with several files at once and
 * drag and drop.
 * @param props.images the uploaded images when the page was rendered
 */
export function ImageUploader({ images }: { images: readonly GalleryPicture[] }) {
  const list = useImageList(images);
  const { chosen, current, mustSignIn, choose, add, remove, submit } = useImageUpload(list.reload);
  const busy = current !== undefined;
  return (
    <>
      <UploadForm
        mustSignIn={mustSignIn}
        submit={submit}
        action="/api/upload"
        isBusy={busy}
        isReady={chosen.length > 0}
        button="Upload Image"
      >
        <ImageDrop disabled={busy} onChoose={choose} onDrop={add} />
        {chosen.length > 0 && (
          <ul className="chosen stack-1" aria-label="Selected images">
            {chosen.map((image) => (
              <ChosenImage key={image.id} image={image} disabled={busy} onRemove={() => remove(image.id)} />
            ))}
          </ul>
        )}
        {current && <TransferProgress part={current.part} working="Preparing the picture for the website..." />}
      </UploadForm>
      <UploadedImages {...list} />
    </>
  );
}

/** A chosen file with its preview, its state, and the reason of a refusal. */
function ChosenImage({ image, disabled, onRemove }: { image: Upload; disabled: boolean; onRemove(): void }) {
  const { file, state, problem } = image;
  const slot = slotOf(file.name);
  return (
    <li className="chosen__item" aria-busy={state === 'sending' || undefined}>
      <FilePreview file={file} />
      <div className="chosen__words">
        <p className="chosen__name">{`Selected: ${file.name}`}</p>
        <p className="hint">{slot ? `Replaces ${slot} across the website` : 'Will be added to the gallery'}</p>
        {problem && <p className="field__message">{problem}</p>}
      </div>
      <button
        className="chosen__remove"
        type="button"
        disabled={disabled}
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

interface ImageEnd extends UploadEnd {
  status?: number;
  /** The text of the failure toast. */
  words?: string;
}

/**
 * The state and actions of a selection. Files are sent one at a time. Accepted files are removed from it, and refused ones stay.
 * @param onUploaded is called when the list of uploaded pictures has grown
 */
function useImageUpload(onUploaded: () => Promise<void>) {
  const { uploads, current, choose, add, remove, start } = useUploads(sendImage);
  const [mustSignIn, setMustSignIn] = useState(false);
  const chosen = uploads.filter(({ state }) => state !== 'sent');

  async function submit(): Promise<void> {
    if (current) return;
    if (chosen.length === 0) return tellNoFile();
    setMustSignIn(false);
    const ends = await start(chosen);
    const words = ends.findLast(({ state }) => state === 'failed')?.words;
    setMustSignIn(ends.some(({ status }) => status === 401));
    if (ends.some(({ state }) => state === 'sent')) void onUploaded();
    if (words) tellProblem('Error', words);
    else addToast({ title: 'Success', description: 'Image uploaded successfully' });
  }

  return {
    chosen,
    current,
    mustSignIn,
    remove,
    submit,
    /** Picked files replace the selection, unless none of them is an image. */
    choose(files: File[]): void {
      const images = files.filter(isImage);
      if (images.length > 0) choose(images);
      else tellNoFile();
    },
    /** Dropped files are added to the selection. */
    add(files: File[]): void {
      const images = files.filter(isImage);
      if (files.length > 0 && images.length === 0) tellNoFile();
      add(images);
    },
  };
}

/** A refusal concerns one file, so the others continue. Without a session or a network, all of them would fail. */
async function sendImage(file: File, onProgress: (part: number) => void): Promise<ImageEnd> {
  if (file.size > pictureLimits.bytes) return refused('This file is too large. The limit is 20 MB.');
  const answer = await transferFile<{ success: boolean; message?: string }>('/api/upload', 'image', file, onProgress);
  if (!answer?.body) return { state: 'failed', words: 'An error occurred while uploading the image', stops: true };
  if (answer.body.success) return { state: 'sent' };
  const words = answer.body.message || 'Failed to upload image';
  return answer.status === 401 ? { state: 'failed', words, status: 401, stops: true } : refused(words);
}

const refused = (problem: string): ImageEnd => ({ state: 'failed', problem, words: problem });

/** Some systems report no type for HEIC, so an empty type is allowed. The server checks the bytes. */
function isImage({ type }: File): boolean {
  return type === '' || type.startsWith('image/');
}

const tellNoFile = () => tellProblem('No file selected', 'Please select an image file to upload');

/** The file input "Select Image" inside a field that files can be dropped on. */
function ImageDrop(props: { disabled: boolean; onChoose(files: File[]): void; onDrop(files: File[]): void }) {
  const { disabled, onChoose, onDrop } = props;
  const awake = useAwake();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(addChosen);

  // Include files chosen before the island woke.
  useEffect(() => take(), []);

  function addChosen(): void {
    const files = [...(input.current?.files ?? [])];
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
    if (files.length > 0) onChoose(files);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) onDrop([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      className={over ? 'drop drop--over stack-1' : 'drop stack-1'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="unseen">Image files</legend>
      <Icon name="picture" className="drop__icon" />
      <label className="drop__label" htmlFor="upload-image">
        Select Image
      </label>
      <p className="hint">
        <span className={awake ? '' : 'drop__several'}>Choose one or more, or drop them here. </span>JPEG, PNG, WebP,
        AVIF, GIF or HEIC, at most 20 MB each.
      </p>
      <input
        className="drop__input"
        id="upload-image"
        ref={input}
        name="image"
        type="file"
        accept="image/*"
        multiple={awake}
        required={!awake}
        disabled={disabled}
        onChange={addChosen}
      />
    </fieldset>
  );
}
