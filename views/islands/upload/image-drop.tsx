import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';

interface ImageDropProps {
  awake: boolean;
  disabled: boolean;
  onChoose(files: File[]): void;
  onDrop(files: File[]): void;
}

/** The file input "Select Image" inside a field that files can be dropped on. */
export function ImageDrop({ awake, disabled, onChoose, onDrop }: ImageDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(takeChosen);

  // Include files chosen before the island woke.
  useEffect(() => take.current(), []);

  function takeChosen(): void {
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
        <span className={awake ? '' : 'drop__several'}>Choose one or several, or drop them here. </span>JPEG, PNG, WebP,
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
        onChange={takeChosen}
      />
    </fieldset>
  );
}
