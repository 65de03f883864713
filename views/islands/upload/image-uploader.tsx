import { useAwake } from '../awake.ts';
import { ChosenImages } from './chosen-images.tsx';
import { ImageDrop } from './image-drop.tsx';
import { useImageList } from './image-list.ts';
import { useImageUpload } from './image-upload.ts';
import { TransferProgress } from './progress.tsx';
import { UploadSignIn } from './sign-in.tsx';
import { type ExpectedImage, UploadedImages } from './uploaded-images.tsx';

export interface ImageUploaderProps {
  /** The first pictures of the list that will be fetched: they keep its room. */
  expected: readonly ExpectedImage[];
}

/** The image uploader (docs/product.md, "Image uploader", "States", "Form rules" and "Messages"), with several files at once and drag and drop. */
export function ImageUploader({ expected }: ImageUploaderProps) {
  const awake = useAwake();
  const list = useImageList();
  const { chosen, sending, mustSignIn, choose, add, remove, submit } = useImageUpload(list.reload);
  const busy = sending !== undefined;
  return (
    <>
      <form
        className="form upload__form"
        action="/api/upload"
        method="post"
        encType="multipart/form-data"
        noValidate={awake}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ImageDrop awake={awake} disabled={busy} onChoose={choose} onDrop={add} />
        <ChosenImages chosen={chosen} sending={sending?.id} disabled={busy} onRemove={remove} />
        {sending && <TransferProgress part={sending.part} working="Preparing the picture for the website..." />}
        <button className="button" type="submit" disabled={awake && (busy || chosen.length === 0)}>
          {busy ? 'Uploading...' : 'Upload Image'}
        </button>
      </form>
      {mustSignIn && <UploadSignIn onSignedIn={() => void submit()} />}
      <UploadedImages {...list} expected={expected} />
    </>
  );
}
