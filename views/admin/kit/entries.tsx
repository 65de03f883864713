import type { ReactNode } from 'react';
import { valueAt } from '../../../src/shared/content/walk.ts';
import { FieldMessage } from '../../components/field.tsx';
import { makeKey } from '../../islands/posted-form.ts';
import { Button } from './button.tsx';
import { Field, useFormAround } from './form.tsx';
import { SortableList, useEntryKeys } from './sortable.tsx';

type Entry = Readonly<Record<string, string | boolean>>;

interface EntriesProps {
  /** The path of the list in the form. */
  of: string;
  title: string;
  /** The title is already shown above. */
  isTitled?: boolean;
  /** The name of one entry, such as "testimonial". */
  one: string;
  /** The fields of a new entry, in order. */
  blank: Entry;
  /** Fills this field of a new entry with a generated value that can't be edited. */
  keyed?: string;
  limit: number;
  /** An extra field that belongs to the list. */
  children?: ReactNode;
}

/** A list of small records in a form. Entries can be edited in place, added at the end, moved, and removed. */
export function Entries({ of, title, isTitled = false, one, blank, keyed, limit, children }: EntriesProps) {
  const { draft, messages, change } = useFormAround<Record<string, unknown>>();
  const entries = valueAt(draft, of) as readonly Entry[];
  const [keys, reorder] = useEntryKeys(entries.length);
  const nameOf = (key: string) => `${one} ${keys.indexOf(key) + 1}`;
  /** Puts the entries with these keys in this order. */
  const put = (next: readonly string[]) => {
    change({ [of]: next.map((key) => entries[keys.indexOf(key)]) });
    reorder(next);
  };
  return (
    <fieldset className={`list-editor stack-2${isTitled ? '' : ' form-group card'}`}>
      <legend className={isTitled ? 'unseen' : undefined}>{title}</legend>
      <FieldMessage id={of} messages={messages[of]} />
      <SortableList
        className="rows-below stack-2 wide"
        rowClass="list-editor__item stack-0"
        entries={keys}
        keyOf={(key) => key}
        nameOf={nameOf}
        onMove={put}
      >
        {(key, { handle, buttons }) => (
          <>
            <div className="list-editor__fields columns columns-few">
              {Object.keys(blank).map((field) => (
                <Field key={field} of={`${of}.${keys.indexOf(key)}.${field}`} within={nameOf(key)} required={false} />
              ))}
            </div>
            <div className="list-editor__actions cluster">
              {handle}
              {buttons}
              <Button text about={nameOf(key)} onClick={() => put(keys.filter((other) => other !== key))}>
                Remove
              </Button>
            </div>
          </>
        )}
      </SortableList>
      <Button
        quiet
        disabled={entries.length >= limit}
        onClick={() => change({ [of]: [...entries, keyed ? { [keyed]: makeKey().slice(0, 12), ...blank } : blank] })}
      >
        {`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}
      </Button>
      {children}
    </fieldset>
  );
}
