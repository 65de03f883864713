import type { Note } from '../../../../src/shared/content/fields.ts';
import { InputField, SelectField } from '../../../components/field.tsx';
import { messagesAt, useForm } from './form-context.ts';

interface PictureControlProps {
  note: Extract<Note, { control: 'picture' }>;
  path: string;
  value: unknown;
}

/** A picture of the site with the words for those who do not see it. */
export function PictureControl({ note, path, value }: PictureControlProps) {
  const { problems, pictures, onChange, idOf } = useForm();
  const { name = '', alt = '' } = (value ?? {}) as { name?: string; alt?: string };
  return (
    <fieldset className="words-picture">
      <legend>{note.label}</legend>
      {name && (
        <img className="words-picture__look" src={`/images/${encodeURIComponent(name)}`} alt="" loading="lazy" />
      )}
      <div className="words-picture__fields">
        <SelectField
          id={idOf(`${path}.name`)}
          label="Picture"
          messages={messagesAt(problems, `${path}.name`)}
          data-path={`${path}.name`}
          value={name}
          onChange={(event) => onChange(`${path}.name`, event.target.value)}
        >
          {!pictures.includes(name) && <option value={name}>{name || 'Choose a picture'}</option>}
          {pictures.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <InputField
          id={idOf(`${path}.alt`)}
          label="What the picture shows"
          messages={messagesAt(problems, `${path}.alt`)}
          data-path={`${path}.alt`}
          value={alt}
          onChange={(event) => onChange(`${path}.alt`, event.target.value)}
        />
      </div>
    </fieldset>
  );
}
