import { useState } from 'react';
import { checkFields } from '../../../src/shared/fields.ts';
import { captionSchema } from '../../../src/shared/image.ts';
import type { UploadedImage } from '../../../src/shared/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { addToast } from '../toast.ts';
import { describeFailure, sendJson } from './admin-request.ts';

/** The caption, which is also what those hear who cannot see the picture. */
export function CaptionForm({ image, onSaved }: { image: UploadedImage; onSaved(): void }) {
  const [alt, setAlt] = useState(image.alt);
  const [messages, setMessages] = useState<readonly string[]>();
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const { value, fields } = checkFields(captionSchema, { alt });
    setMessages(fields?.alt);
    if (!value) return;
    setSaving(true);
    try {
      await sendJson('PATCH', `/api/admin/images/${image.id}`, value);
      addToast({ title: 'Caption saved' });
      onSaved();
    } catch (error) {
      addToast({ title: 'Not saved', description: describeFailure(error), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      className="caption-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <InputField
        id={`caption-${image.id}`}
        label="What it shows"
        required
        placeholder="Such as: cedar privacy fence, High Point"
        maxLength={250}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        messages={messages}
      />
      {!image.alt && <p className="caption-form__missing">Needs a caption</p>}
      {alt.trim() !== image.alt && (
        <button className="button button--quiet caption-form__save" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save caption'}
        </button>
      )}
    </form>
  );
}
