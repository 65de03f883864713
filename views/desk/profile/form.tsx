import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { SaveBar } from '../save-bar.tsx';
import { AccentField } from './accent.tsx';
import { homePageSwitches, openingHoursField, type ProfileDraft, type ProfileField, profileGroups } from './fields.ts';

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

type Entry = Record<string, string | boolean>;

interface ListEditorProps<Item extends Entry> {
  /** The list's name in the record, as the messages' paths begin. */
  name: string;
  title: string;
  /** What one entry is called, such as "testimonial". */
  item: string;
  items: readonly Item[];
  fields: readonly { name: keyof Item & string; label: string; long?: boolean; type?: 'date' | 'checkbox' }[];
  limit: number;
  messages: FieldMessages;
  onItems(items: Item[]): void;
  /** A field of its own that belongs to the list. */
  children?: ReactNode;
}

/** A list of small records: edited in place, added to at the end, moved up, removed. */
function ListEditor<Item extends Entry>(props: ListEditorProps<Item>) {
  const { name, title, item, items, fields, limit, messages, onItems, children } = props;
  const blank = Object.fromEntries(fields.map(({ name, type }) => [name, type === 'checkbox' ? false : ''])) as Item;
  return (
    <fieldset className="list-editor">
      <legend>{title}</legend>
      {messages[name] && <p className="field__message">{messages[name].join(' ')}</p>}
      <ol className="list-editor__items">
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place; the fields are controlled
          <li key={index} className="list-editor__item">
            <EntryFields {...props} entry={entry} index={index} />
            <div className="list-editor__actions">
              <button
                className="text-button"
                type="button"
                disabled={index === 0}
                aria-label={`Move up ${item} ${index + 1}`}
                onClick={() => onItems(moveUp(items, index))}
              >
                Move up
              </button>
              <button
                className="text-button"
                type="button"
                aria-label={`Remove ${item} ${index + 1}`}
                onClick={() => onItems(items.filter((_entry, other) => other !== index))}
              >
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button
        className="button button--quiet"
        type="button"
        disabled={items.length >= limit}
        onClick={() => onItems([...items, blank])}
      >
        Add a {item}
      </button>
      {children}
    </fieldset>
  );
}

function EntryFields<Item extends Entry>({
  name,
  item,
  items,
  fields,
  messages,
  onItems,
  entry,
  index,
}: ListEditorProps<Item> & { entry: Item; index: number }) {
  return (
    <div className="list-editor__fields">
      {fields.map(({ name: key, label, long, type }) => {
        const shared = {
          id: `profile-${name}-${index}-${key}`,
          label,
          'aria-label': `${label} of ${item} ${index + 1}`,
          messages: messages[`${name}.${index}.${key}`],
        };
        const change = (value: string | boolean) =>
          onItems(items.map((other, at) => (at === index ? { ...other, [key]: value } : other)));
        if (type === 'checkbox')
          return (
            <CheckboxField
              key={key}
              {...shared}
              checked={entry[key] === true}
              onChange={(event) => change(event.target.checked)}
            />
          );
        const Field = long ? TextareaField : InputField;
        return (
          <Field
            key={key}
            {...shared}
            {...(type && { type })}
            value={String(entry[key])}
            onChange={(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value)}
          />
        );
      })}
    </div>
  );
}

function moveUp<Item>(items: readonly Item[], index: number): Item[] {
  const moved = [...items];
  const [entry] = moved.splice(index, 1);
  if (entry) moved.splice(index - 1, 0, entry);
  return moved;
}
