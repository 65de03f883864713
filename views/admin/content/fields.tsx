import { type ContextType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blankOf, withinOptional } from '../../../src/shared/content/walk.ts';
import { fieldsIn, groupOf, noteOf } from '../../../src/shared/field.ts';
import { InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { Button } from '../kit/button.tsx';
import {
  type ControlProps,
  type ControlsContext,
  Counter,
  FieldControl,
  useControl,
  useFields,
} from '../kit/field.tsx';
import { nameZone } from '../zoned-time.ts';
import { ListControl } from './list.tsx';
import { MomentField } from './moment-field.tsx';
import { PageOptions } from './page-options.tsx';
import { PictureControl } from './picture.tsx';
import { type LinkedPage, useTextForm } from './text-form-context.tsx';

function GroupControl({ field, path, note, isTitled }: ControlProps) {
  const controls = Object.entries(fieldsIn(field)).map(([key, field]) => (
    <FieldControl key={key} field={field} path={`${path}.${key}`} />
  ));
  if (isTitled) return <div className="stack-2">{controls}</div>;
  return (
    <fieldset className="stack-2 text-group--titled">
      <legend>{note.label}</legend>
      {controls}
    </fieldset>
  );
}

/** One of several kinds of groups, which its `kind` field distinguishes. */
function KindsControl({ field, path }: ControlProps) {
  const group = groupOf(field, useFields().valueAt(path));
  return group && <FieldControl field={group} path={path} isTitled />;
}

/** An optional field. */
function OptionalControl({ field, path, note: { label }, isTitled }: ControlProps) {
  const { valueAt, change } = useFields();
  const inner = withinOptional(field);
  if (noteOf(inner).control === 'hidden') return null;
  if (valueAt(path) === undefined)
    return (
      <Button text onClick={() => change(path, blankOf(inner))}>
        Add: {label}
      </Button>
    );
  return (
    <div>
      <FieldControl field={inner} path={path} isTitled={isTitled} />
      <Button text about={label} onClick={() => change(path, undefined)}>
        Remove
      </Button>
    </div>
  );
}

/** Chooses a page of the site by its name. */
function PageControl({ path, note }: ControlProps) {
  const { pages } = useTextForm();
  const [control, change] = useControl(path, note.label);
  const value = String(useFields().valueAt(path) ?? '');
  return (
    <SelectField {...control} value={value} onChange={({ target }) => change(target.value)}>
      {!pages.some(({ id }) => id === value) && <option value={value}>Choose a page</option>}
      <PageOptions pages={pages} />
    </SelectField>
  );
}

function MomentControl({ path, note }: ControlProps) {
  const { timeZone } = useTextForm();
  const [control, change] = useControl(path, note.label);
  return (
    <MomentField
      {...control}
      label={`${note.label} (${nameZone(timeZone)})`}
      value={String(useFields().valueAt(path) ?? '')}
      timeZone={timeZone}
      onChange={change}
    />
  );
}

/** A text with bold parts and links to pages. */
function ParagraphControl({ path, note }: ControlProps) {
  const { pages } = useTextForm();
  const [control, change] = useControl(path, note.label);
  const [isLinking, setIsLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const text = String(useFields().valueAt(path) ?? '');

  /** Puts markup around the selection, or around placeholder text if nothing is selected. */
  function wrap(before: string, after: string, standIn: string): void {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const inner = text.slice(start, end) || standIn;
    flushSync(() => {
      change(text.slice(0, start) + before + inner + after + text.slice(end));
      setIsLinking(false);
    });
    area.focus();
    area.setSelectionRange(start + before.length, start + before.length + inner.length);
  }

  return (
    <div ref={box}>
      <TextareaField
        {...control}
        rows={Math.min(9, Math.max(2, Math.ceil(text.length / 60)))}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div className="text-paragraph__tools cluster">
        <Button text aria-label={`Bold in ${note.label}`} onClick={() => wrap('**', '**', 'bold text')}>
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
            className="field__control text-paragraph__pages"
            aria-label="Link to"
            value=""
            onChange={({ target }) => wrap('[', `](${target.value})`, 'link text')}
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

/** The placeholder for an external address that hasn't been typed yet. */
const elsewhere = 'https://';

/** A link target: a page by its name, a call, an email, or the address of another website. */
function TargetControl({ path, note: { label } }: ControlProps) {
  const { pages } = useTextForm();
  const [{ messages, ...control }, change] = useControl(path, label);
  const value = String(useFields().valueAt(path) ?? '');
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
        {!isKnown && <option value={value}>{describeTarget(value, pages)}</option>}
        <PageOptions pages={pages} asTargets />
        <option value={elsewhere}>Another website</option>
      </SelectField>
      {isElsewhere && (
        <InputField
          id={`${control.id}-address`}
          label={`${label}: address`}
          type="url"
          messages={messages}
          value={value}
          onChange={({ target }) => change(withScheme(target.value))}
        />
      )}
    </div>
  );
}

/** A target outside the list: a place on a page, or none yet. */
function describeTarget(value: string, pages: readonly LinkedPage[]): string {
  const [, page, anchor] = /^page:([a-z0-9-]+)#(.+)$/.exec(value) ?? [];
  const name = pages.find(({ id }) => id === page)?.name;
  if (value === '#') return 'No link yet';
  return name ? `${name}, at “${anchor}”` : value || 'Choose a link';
}

/** Turns typed or pasted text into a valid link address: `www.example.com` gets `https://`, and `http:` becomes `https:`. */
const withScheme = (typed: string) =>
  elsewhere.startsWith(typed) || typed.startsWith(elsewhere)
    ? elsewhere + typed.slice(elsewhere.length)
    : elsewhere + typed.replace(/^https?:\/\//, '');

/** Controls that only the page editor has. */
export const textControls: ContextType<typeof ControlsContext> = {
  group: GroupControl,
  kinds: KindsControl,
  optional: OptionalControl,
  paragraph: ParagraphControl,
  page: PageControl,
  target: TargetControl,
  moment: MomentControl,
  picture: PictureControl,
  list: ListControl,
};
