import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, TextareaField } from '../../components/field.tsx';

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
export function ListEditor<Item extends Entry>(props: ListEditorProps<Item>) {
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
