import { type ComponentProps, useRef, useState } from 'react';
import { blankOf, withinOptional } from '../../../src/shared/content/walk.ts';
import { type Field, fieldsIn, groupOf, type Note, noteOf } from '../../../src/shared/field.ts';
import { CheckboxField, InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { Button } from '../kit/button.tsx';
import { nameZone } from '../zoned-time.ts';
import { type LinkedPage, useControl, useWordsForm } from './form-context.ts';
import { ListControl } from './list.tsx';
import { MomentField } from './moment-field.tsx';
import { PageOptions } from './page-options.tsx';
import { PictureControl } from './picture.tsx';

interface FieldControlProps {
  field: Field;
  path: string;
  value: unknown;
  /** Its label already stands above it. */
  isTitled?: boolean;
}

/** The control of one field, with those of the fields within it. */
export function FieldControl({ field, path, value, isTitled = false }: FieldControlProps) {
  const note = noteOf(field);
  switch (note.control) {
    case 'hidden':
      return null;
    case 'optional':
      return <OptionalControl field={field} path={path} value={value} isTitled={isTitled} />;
    case 'group':
      return <GroupControl field={field} path={path} value={value} isTitled={isTitled} />;
    case 'kinds': {
      const group = groupOf(field, value);
      return group && <FieldControl field={group} path={path} value={value} isTitled />;
    }
    case 'picture':
      return <PictureControl note={note} path={path} value={value} />;
    case 'list':
      return <ListControl field={field} path={path} value={value} isTitled={isTitled} />;
    case 'paragraph':
      return <ParagraphControl note={note} path={path} value={value} />;
    default:
      return <SimpleControl note={note} path={path} value={value} />;
  }
}

function GroupControl({ field, path, value, isTitled }: FieldControlProps) {
  const controls = Object.entries(fieldsIn(field)).map(([key, field]) => (
    <FieldControl key={key} field={field} path={`${path}.${key}`} value={(value as Record<string, unknown>)?.[key]} />
  ));
  if (isTitled) return <div className="stack-2">{controls}</div>;
  return (
    <fieldset className="stack-2 words-group--titled">
      <legend>{noteOf(field).label}</legend>
      {controls}
    </fieldset>
  );
}

/** Something that may be left out. */
function OptionalControl({ field, path, value, isTitled }: FieldControlProps) {
  const { onChange } = useWordsForm();
  const { label } = noteOf(field);
  const inner = withinOptional(field);
  if (noteOf(inner).control === 'hidden') return null;
  if (value === undefined)
    return (
      <Button text onClick={() => onChange(path, blankOf(inner))}>
        Add: {label}
      </Button>
    );
  return (
    <div>
      <FieldControl field={inner} path={path} value={value} isTitled={isTitled} />
      <Button text about={label} onClick={() => onChange(path, undefined)}>
        Leave out
      </Button>
    </div>
  );
}

/** A line that may have more characters than this gets room for several rows. */
const longLine = 150;

/** A field with one plain value. */
function SimpleControl({ note, path, value }: { note: Note; path: string; value: unknown }) {
  const { pages, timeZone } = useWordsForm();
  const [control, change] = useControl(path, note.label);
  const text = String(value ?? '');
  const typed = {
    ...control,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  switch (note.control) {
    case 'choice':
      return (
        <SelectField {...typed}>
          {Object.keys(note.options ?? {}).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      );
    case 'page':
      return (
        <SelectField {...typed}>
          {!pages.some(({ id }) => id === text) && <option value={text}>Choose a page</option>}
          <PageOptions pages={pages} />
        </SelectField>
      );
    case 'target':
      return <TargetControl label={note.label} path={path} value={text} />;
    case 'moment':
      return (
        <MomentField
          {...control}
          label={`${note.label} (${nameZone(timeZone)})`}
          value={text}
          timeZone={timeZone}
          onChange={change}
        />
      );
    case 'number':
      return <NumberControl {...control} value={value} onChange={change} />;
    case 'switch':
      return <CheckboxField {...control} checked={value === true} onChange={({ target }) => change(target.checked)} />;
    default: {
      const { max = 0 } = note.control === 'line' ? note : {};
      return (
        <div>
          {max > longLine ? <TextareaField {...typed} rows={3} /> : <InputField {...typed} />}
          {max > 0 && <Counter length={text.length} max={max} />}
        </div>
      );
    }
  }
}

type NumberControlProps = Omit<ComponentProps<typeof InputField>, 'value' | 'onChange'> & {
  value: unknown;
  /** @param value a number, or an empty text, which the schema refuses */
  onChange(value: number | ''): void;
};

/** Keeps the typed text while it means the value ("36.10"), and shows the value once something else has changed it. */
function NumberControl({ value, onChange, ...control }: NumberControlProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed === '' ? value === '' : Number(typed) === value;
  return (
    <InputField
      {...control}
      type="number"
      step="any"
      value={isTyped ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : '');
      }}
    />
  );
}

/** Shown once most of the room is used. */
export function Counter({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return null;
  return (
    <p className={`hint${length > max ? ' wrong' : ''}`}>
      {length} of {max} characters
    </p>
  );
}

interface ParagraphControlProps {
  note: Note;
  path: string;
  value: unknown;
}

/** Running text, with bold words and links to pages. */
function ParagraphControl({ note, path, value }: ParagraphControlProps) {
  const { pages } = useWordsForm();
  const [control, change] = useControl(path, note.label);
  const [isLinking, setIsLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const text = String(value ?? '');

  /** Puts markup around what is selected, or around a word to type over. */
  function wrap(before: string, after: string, standIn: string): void {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const inner = text.slice(start, end) || standIn;
    change(text.slice(0, start) + before + inner + after + text.slice(end));
    setIsLinking(false);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, start + before.length + inner.length);
    });
  }

  return (
    <div ref={box}>
      <TextareaField
        {...control}
        rows={Math.min(9, Math.max(2, Math.ceil(text.length / 60)))}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div className="words-paragraph__tools cluster">
        <Button text aria-label={`Bold in ${note.label}`} onClick={() => wrap('**', '**', 'bold words')}>
          <b>B</b>
        </Button>
        <Button
          text
          aria-expanded={isLinking}
          aria-label={`Link in ${note.label}`}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </Button>
        {isLinking && (
          <select
            className="field__control words-paragraph__pages"
            aria-label="The link leads to"
            value=""
            onChange={({ target }) => wrap('[', `](${target.value})`, 'these words')}
          >
            <option value="">Choose a page</option>
            <PageOptions pages={pages} asTargets />
          </select>
        )}
      </div>
      <Counter length={text.length} max={note.max ?? 0} />
    </div>
  );
}

/** Stands for any address of another website, until it is typed. */
const elsewhere = 'https://';

interface TargetControlProps {
  label: string;
  path: string;
  value: string;
}

/** Where a link or a button leads: a page by its name, a call, a mail, or the address of another website. */
function TargetControl({ label, path, value }: TargetControlProps) {
  const { pages } = useWordsForm();
  const [{ messages, ...control }, change] = useControl(path, label);
  const isElsewhere = value.startsWith(elsewhere);
  const isKnown =
    isElsewhere || value === 'phone' || value === 'email' || pages.some(({ id }) => value === `page:${id}`);
  return (
    <div className="stack-1">
      <SelectField
        {...control}
        messages={isElsewhere ? [] : messages}
        value={isElsewhere ? elsewhere : value}
        onChange={({ target }) => change(target.value)}
      >
        {!isKnown && <option value={value}>{describe(value, pages)}</option>}
        <PageOptions pages={pages} asTargets />
        <option value={elsewhere}>Another website</option>
      </SelectField>
      {isElsewhere && (
        <InputField
          id={`${control.id}-address`}
          label={`${label}: its address`}
          type="url"
          messages={messages}
          value={value}
          onChange={({ target }) => change(withScheme(target.value))}
        />
      )}
    </div>
  );
}

/** A target that the list does not have: a place on a page, or none yet. */
function describe(value: string, pages: readonly LinkedPage[]): string {
  const [, page, anchor] = /^page:([a-z0-9-]+)#(.+)$/.exec(value) ?? [];
  const name = pages.find(({ id }) => id === page)?.name;
  if (value === '#') return 'Nowhere yet';
  return name ? `${name}, at “${anchor}”` : value || 'Choose where it leads';
}

/** What is typed or pasted, as an address that a link may have: `www.example.com` gets its beginning, `http:` becomes `https:`. */
const withScheme = (typed: string) =>
  elsewhere.startsWith(typed) || typed.startsWith(elsewhere)
    ? elsewhere + typed.slice(elsewhere.length)
    : elsewhere + typed.replace(/^https?:\/\//, '');
