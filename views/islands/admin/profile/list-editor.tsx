import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../../src/shared/fields.ts';
import { InputField, TextareaField } from '../../../components/field.tsx';

interface ListEditorProps<Item extends Record<string, string>> {
  /** The list's name in the record, as the messages' paths begin. */
  name: string;
  title: string;
  /** What one entry is called, such as "testimonial". */
  item: string;
  items: readonly Item[];
  fields: readonly { name: keyof Item & string; label: string; long?: boolean }[];
  limit: number;
  messages: FieldMessages;
  onItems(items: Item[]): void;
  /** A field of its own that belongs to the list. */
  children?: ReactNode;
}

/** A list of small records: edited in place, added to at the end, moved up, removed. */
export function ListEditor<Item extends Record<string, string>>(props: ListEditorProps<Item>) {
  const { name, title, item, items, fields, limit, messages, onItems, children } = props;
  const blank = Object.fromEntries(fields.map((field) => [field.name, ''])) as Item;
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

function EntryFields<Item extends Record<string, string>>({
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
      {fields.map((field) => {
        const Field = field.long ? TextareaField : InputField;
        return (
          <Field
            key={field.name}
            id={`profile-${name}-${index}-${field.name}`}
            label={field.label}
            aria-label={`${field.label} of ${item} ${index + 1}`}
            value={entry[field.name]}
            onChange={(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onItems(items.map((other, at) => (at === index ? { ...other, [field.name]: event.target.value } : other)))
            }
            messages={messages[`${name}.${index}.${field.name}`]}
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
