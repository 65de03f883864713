import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { takenMessage } from '../../../src/shared/content/addresses.ts';
import { kindLists } from '../../../src/shared/content/documents.ts';
import {
  newPageSchemas,
  type PageKind,
  proposeSlug,
  type TownQuestion,
  townQuestions,
} from '../../../src/shared/content/new-page.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { useSave } from '../save.ts';
import { Counter } from '../words/fields.tsx';
import { PageOptions } from '../words/page-options.tsx';
import { forgetDraft, keepDraft, keepKind, type NewPageDraft, readDraft } from './new-page-draft.ts';
import { listTitles } from './places.ts';

interface NewPageFormProps {
  kind: PageKind;
  overview: SiteOverview;
  onClose(): void;
}

/** Adds a service or a town, and opens the editor on its draft, which nobody sees before it is published. */
export function NewPageForm({ kind, overview, onClose }: NewPageFormProps) {
  const { draft, change, fields, saving, refused, add } = useNewPage(kind, overview);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    keepKind(kind);
    heading.current?.focus();
  }, [kind]);
  const close = () => {
    keepKind(undefined);
    onClose();
  };
  return (
    <form
      className="new-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <button className="text-button new-page__back" type="button" onClick={close}>
        All pages
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {titles[kind]}
      </h1>
      <p>{kind === 'service' ? aboutServices : aboutTowns}</p>
      {refused && (
        <p className="field__message" role="alert">
          {refused}
        </p>
      )}
      <InputField
        id="new-page-name"
        label={kind === 'service' ? 'Name of the service, as the menu shows it' : 'Name of the town'}
        required
        value={draft.name}
        messages={fields.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        id="new-page-place"
        label={kind === 'service' ? 'Its place in the menu' : 'Its place on the areas page'}
        value={draft.place}
        messages={fields.place}
        onChange={(event) => change({ place: event.target.value })}
      >
        {kindLists[kind].map((list) => (
          <option key={list} value={list}>
            {listTitles[list]}
          </option>
        ))}
      </SelectField>
      {kind === 'service' && <Beginning draft={draft} overview={overview} messages={fields.copyOf} change={change} />}
      <InputField
        id="new-page-slug"
        label="Its address"
        autoCapitalize="none"
        spellCheck={false}
        value={slugOf(draft)}
        messages={fields.slug}
        onChange={(event) => change({ slug: event.target.value.trim() })}
      />
      {kind === 'town' && <NewTownQuestions draft={draft} fields={fields} change={change} />}
      <div className="new-page__actions">
        <button className="button" type="submit" disabled={saving}>
          {saving ? 'One moment...' : 'Make the draft'}
        </button>
        <button
          className="text-button"
          type="button"
          onClick={() => {
            forgetDraft(kind);
            onClose();
          }}
        >
          Throw it away
        </button>
      </div>
    </form>
  );
}

const titles: Record<PageKind, string> = { service: 'Add a service', town: 'Add a town' };
const aboutServices =
  'You get a draft with its headings in place. Nobody sees it until you publish it, but its address is reserved.';
const aboutTowns = `A town’s page helps people only if it says what is true of that town and no other, so it is never a copy. Answer what you know, in your own words, up to ${Object.keys(townQuestions).length} questions; the rest can wait for the draft.`;

interface BeginningProps {
  draft: NewPageDraft;
  overview: SiteOverview;
  messages: readonly string[] | undefined;
  change(part: Partial<NewPageDraft>): void;
}

/** Whether a service begins blank or with the words of another one. */
function Beginning({ draft, overview, messages, change }: BeginningProps) {
  return (
    <SelectField
      id="new-page-copy"
      label="It begins with"
      value={draft.copyOf}
      messages={messages}
      onChange={(event) => change({ copyOf: event.target.value })}
    >
      <option value="">Blank headings</option>
      <optgroup label="A copy of">
        <PageOptions pages={overview.documents.filter((document) => document.kind === 'service')} />
      </optgroup>
    </SelectField>
  );
}

/** The address follows the name until the owner writes one. */
const slugOf = ({ kind, name, slug }: NewPageDraft): string => slug ?? proposeSlug(kind, name);

function useNewPage(kind: PageKind, { plan }: SiteOverview) {
  const [draft, setDraft] = useState(() => readDraft(kind));
  const [taken, setTaken] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const navigate = useNavigate();
  const slug = slugOf(draft);

  const { fields, saving, save } = useSave(
    newPageSchemas[kind],
    async (page) => {
      setRefused(undefined);
      try {
        const { id } = await sendJson<{ id: string }>('POST', '/api/admin/content', page);
        forgetDraft(kind);
        await navigate(`/admin/site/${id}`);
      } catch (error) {
        const { status } = error instanceof ResponseError ? error : { status: 0 };
        if (status === 409) setTaken(slug);
        if (status === 422) setRefused(describeFailure(error));
        throw error;
      }
    },
    'Not added',
  );

  function change(part: Partial<NewPageDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
  }

  const isTaken = slug !== '' && (slug === taken || Object.values(plan.slugs).includes(slug));
  const shown = isTaken ? { ...fields, slug: [takenMessage] } : fields;
  return { draft, change, fields: shown, saving, refused, add: () => save(toPage(draft, slug)) };
}

/** What was left open is not sent. */
function toPage(draft: NewPageDraft, slug: string): object {
  return Object.fromEntries(Object.entries({ ...draft, slug }).filter(([name, text]) => name === 'name' || text));
}

interface NewTownQuestionsProps {
  draft: NewPageDraft;
  fields: FieldMessages;
  change(part: Partial<NewPageDraft>): void;
}

const questions = Object.entries(townQuestions) as [TownQuestion, (typeof townQuestions)[TownQuestion]][];

/** What only the owner knows of a town; each answer becomes words of the draft. */
function NewTownQuestions({ draft, fields, change }: NewTownQuestionsProps) {
  return questions.map(([name, { ask, max }]) => {
    const text = draft[name] ?? '';
    return (
      <div key={name}>
        <TextareaField
          id={`new-town-${name}`}
          label={ask}
          rows={3}
          value={text}
          messages={fields[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
        <Counter length={text.length} max={max} />
      </div>
    );
  });
}
