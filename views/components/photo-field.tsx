import { photoLimits, photoTypes } from '../../src/shared/lead-photos.ts';

/** "Photos (optional)" of a public form. */
export function PhotoField({
  prefix,
  messages = [],
}: {
  /** Begins the control's id, since two forms may ask the same. */
  prefix: string;
  messages?: readonly string[] | undefined;
}) {
  const id = `${prefix}-photos`;
  return (
    <div className="field field--photos">
      <label className="field__label" htmlFor={id}>
        Photos (optional)
      </label>
      <input
        className="field__control"
        id={id}
        type="file"
        name="photos"
        accept={photoTypes}
        multiple
        aria-describedby={`${id}-hint${messages.length > 0 ? ` ${id}-message` : ''}`}
      />
      <p className="field__hint" id={`${id}-hint`}>
        Show us your yard or your old fence. Up to {photoLimits.count} photos, 20&nbsp;MB each.
      </p>
      {messages.length > 0 && (
        <p className="field__message" id={`${id}-message`}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}
