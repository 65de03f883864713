import { InputField, SelectField } from '../../components/field.tsx';
import { type LinkedPage, messagesAt, useForm } from './form-context.ts';
import { PageOptions } from './page-options.tsx';

/** Stands for any address of another website, until it is typed. */
const elsewhere = 'https://';

interface TargetControlProps {
  label: string;
  path: string;
  value: string;
}

/** Where a link or a button leads: a page by its name, a call, a mail, or the address of another website. */
export function TargetControl({ label, path, value }: TargetControlProps) {
  const { problems, pages, onChange, idOf } = useForm();
  const isElsewhere = value.startsWith(elsewhere);
  const isKnown =
    isElsewhere || value === 'phone' || value === 'email' || pages.some(({ id }) => value === `page:${id}`);
  const messages = messagesAt(problems, path);
  return (
    <div className="words-target">
      <SelectField
        id={idOf(path)}
        label={label}
        data-path={path}
        messages={isElsewhere ? [] : messages}
        value={isElsewhere ? elsewhere : value}
        onChange={(event) => onChange(path, event.target.value)}
      >
        {!isKnown && <option value={value}>{describe(value, pages)}</option>}
        <PageOptions pages={pages} asTargets />
        <option value={elsewhere}>Another website</option>
      </SelectField>
      {isElsewhere && (
        <InputField
          id={`${idOf(path)}-address`}
          label={`${label}: its address`}
          type="url"
          messages={messages}
          value={value}
          onChange={(event) => onChange(path, withScheme(event.target.value))}
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
