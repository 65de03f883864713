import { useState } from 'react';
import type { Note } from '../../../src/shared/content/fields.ts';
import type { PictureChoice } from '../../../src/shared/pictures.ts';
import { InputField } from '../../components/field.tsx';
import { messagesAt, useForm } from './form-context.ts';
import { PictureChooser } from './picture-chooser.tsx';

interface PictureControlProps {
  note: Extract<Note, { control: 'picture' }>;
  path: string;
  value: unknown;
}

/** A picture of the site with the words for those who do not see it. */
export function PictureControl({ note, path, value }: PictureControlProps) {
  const { problems, onChange, idOf } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const { name = '', alt = '' } = (value ?? {}) as { name?: string; alt?: string };

  function choose(choice: Pick<PictureChoice, 'name' | 'alt'>): void {
    setChoosing(false);
    // What the picture before shows is not true of this one.
    if (choice.name !== name) onChange(path, { name: choice.name, alt: choice.alt });
  }

  return (
    <fieldset className="words-picture">
      <legend>{note.label}</legend>
      {name && (
        <img
          key={name}
          className="words-picture__look"
          src={`/api/admin/images/thumbnails/${encodeURIComponent(name)}`}
          alt=""
          loading="lazy"
        />
      )}
      <div className="words-picture__fields">
        <ChooseButton label={note.label} path={path} name={name} onOpen={() => setChoosing(true)} />
        <InputField
          id={idOf(`${path}.alt`)}
          label="What the picture shows"
          messages={messagesAt(problems, `${path}.alt`)}
          data-path={`${path}.alt`}
          value={alt}
          onChange={(event) => onChange(`${path}.alt`, event.target.value)}
        />
      </div>
      {isChoosing && (
        <PictureChooser
          id={idOf(`${path}.choices`)}
          chosen={name}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

interface ChooseButtonProps {
  label: string;
  path: string;
  name: string;
  onOpen(): void;
}

/** Opens the choice of pictures; what is wrong with the present one stands below. */
function ChooseButton({ label, path, name, onOpen }: ChooseButtonProps) {
  const { problems, idOf } = useForm();
  const id = idOf(`${path}.name`);
  const messages = messagesAt(problems, `${path}.name`);
  const action = name ? 'Choose another picture' : 'Choose a picture';
  return (
    <div className="field">
      <button
        id={id}
        className="button button--quiet"
        type="button"
        data-path={`${path}.name`}
        aria-label={`${action}: ${label}`}
        aria-describedby={messages.length > 0 ? `${id}-message` : undefined}
        onClick={onOpen}
      >
        {action}
      </button>
      {messages.length > 0 && (
        <p className="field__message" id={`${id}-message`}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}
