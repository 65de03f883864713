import { captionLimit, captionSchema } from '../../../src/shared/picture-edits.ts';
import type { UploadedPicture } from '../../../src/shared/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';

/** The caption, which is also what those hear who cannot see the picture. */
export function CaptionForm({ image, onSaved }: { image: UploadedPicture; onSaved(): void }) {
  const [alt, setAlt, forget] = useKept(`caption:${image.id}`, image.alt);
  const { fields, saving, save } = useSave(captionSchema, async (value) => {
    await sendJson('PATCH', `/api/admin/images/${image.id}`, value);
    forget();
    addToast({ title: 'Caption saved' });
    onSaved();
  });

  return (
    <form
      className="caption-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ alt });
      }}
    >
      <InputField
        id={`caption-${image.id}`}
        label="What it shows"
        required
        placeholder="Such as: cedar privacy fence with an arched gate"
        maxLength={captionLimit}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        messages={fields.alt}
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
