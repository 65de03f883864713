import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, SelectField } from '../../components/field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { AccentField } from './accent-field.tsx';
import { ListEditor } from './list-editor.tsx';
import {
  homePageSwitches,
  openingHoursField,
  type ProfileDraft,
  type ProfileField,
  profileGroups,
} from './profile-fields.ts';

interface ProfileFormProps {
  draft: ProfileDraft;
  messages: FieldMessages;
  changed: boolean;
  saving: boolean;
  onDraft(draft: ProfileDraft): void;
  onSave(): void;
  onRevert(): void;
}

/** Every value of the profile; the save bar stays in reach while there is something to save. */
export function ProfileForm({ draft, messages, changed, saving, onDraft, onSave, onRevert }: ProfileFormProps) {
  const single = (field: ProfileField) => (
    <SingleField key={field.name} field={field} draft={draft} messages={messages} onDraft={onDraft} />
  );
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {profileGroups.map(({ title, fields }) => (
        <fieldset key={title} className="form-group">
          <legend>{title}</legend>
          <div className="profile-form__fields">{fields.map(single)}</div>
        </fieldset>
      ))}
      <AccentField
        value={draft.accent}
        onValue={(accent) => onDraft({ ...draft, accent })}
        messages={messages.accent}
      />
      <ListEditor
        name="hours"
        title="Business hours"
        item="line"
        items={draft.hours}
        fields={[
          { name: 'days', label: 'Days' },
          { name: 'hours', label: 'Hours' },
        ]}
        limit={7}
        messages={messages}
        onItems={(hours) => onDraft({ ...draft, hours })}
      >
        {single(openingHoursField)}
      </ListEditor>
      <ListEditor
        name="testimonials"
        title="Testimonials"
        item="testimonial"
        items={draft.testimonials}
        fields={[
          { name: 'quote', label: 'Quote', long: true },
          { name: 'author', label: 'Author' },
          { name: 'location', label: 'City' },
          { name: 'source', label: 'Where it was written' },
          { name: 'date', label: 'Date', type: 'date' },
          { name: 'sample', label: 'Sample, not a real review', type: 'checkbox' },
        ]}
        limit={12}
        messages={messages}
        onItems={(testimonials) => onDraft({ ...draft, testimonials })}
      />
      <fieldset className="form-group">
        <legend>On the home page</legend>
        {homePageSwitches.map(({ name, label }) => (
          <CheckboxField
            key={name}
            id={`profile-${name}`}
            label={label}
            checked={draft[name]}
            onChange={(event) => onDraft({ ...draft, [name]: event.target.checked })}
            messages={messages[name]}
          />
        ))}
      </fieldset>
      <SaveBar changed={changed} saving={saving} failed={Object.keys(messages).length > 0} onRevert={onRevert} />
    </form>
  );
}

function SingleField({
  field: { name, label, type, number, short, optional, choices },
  draft,
  messages,
  onDraft,
}: Pick<ProfileFormProps, 'draft' | 'messages' | 'onDraft'> & { field: ProfileField }) {
  const control = {
    id: `profile-${name}`,
    label,
    required: !optional,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onDraft({ ...draft, [name]: target.value }),
    messages: messages[name],
  };
  return (
    <div className={short ? 'profile-form__short' : undefined}>
      {choices ? (
        <SelectField {...control}>
          {Object.entries(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      ) : (
        <InputField {...control} type={type ?? 'text'} inputMode={number ? 'decimal' : undefined} />
      )}
    </div>
  );
}
