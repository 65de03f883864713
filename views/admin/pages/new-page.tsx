import { useState } from 'react';
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
import { describeFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';
import { PageOptions } from '../content/page-options.tsx';
import { focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Counter } from '../kit/field.tsx';
import { Field, Form, Refusal, Submit, useForm } from '../kit/form.tsx';
import { listTitles } from './places.ts';

interface NewPageFormProps {
  kind: PageKind;
  overview: SiteOverview;
  onClose(): void;
}

/** The form values of a new page. */
type NewPageDraft = { name: string; place: string; copyOf: string } & Partial<Record<TownQuestion, string>> & {
    /** Absent while it follows the name. */
    slug?: string;
  };

const questions = Object.entries(townQuestions) as [TownQuestion, (typeof townQuestions)[TownQuestion]][];

/** Adds a service or a town, and opens the editor on its draft. Visitors don't see it until it is published. */
export function NewPageForm({ kind, overview: { documents, plan }, onClose }: NewPageFormProps) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const initial: NewPageDraft = { name: '', place: kind === 'service' ? 'residential' : 'other', copyOf: '' };
  const form = useForm({
    name: `new-page:${kind}`,
    schema: newPageSchemas[kind],
    initial,
    toInput: (draft) => toPage(kind, draft),
    failure: 'Not added',
    async send(page) {
      setRefused(undefined);
      try {
        const { id } = await sendJson<{ id: string }>('POST', '/api/admin/content', page);
        onClose();
        await navigate(`/admin/site/${id}`);
      } catch (error) {
        const { status } = error instanceof ResponseError ? error : { status: 0 };
        if (status === 409) throw new Refusal({ slug: [takenMessage] });
        if (status === 422) setRefused(describeFailure(error));
        throw error;
      }
    },
  });
  const { draft, messages } = form;
  const slug = slugOf(kind, draft);
  const isTaken = slug !== '' && Object.values(plan.slugs).includes(slug);
  return (
    <Form form={form} className="new-page stack-2">
      <Button text className="back-link start" onClick={onClose}>
        All pages
      </Button>
      <h1 ref={focusOn} tabIndex={-1}>
        {titles[kind]}
      </h1>
      <p>{kind === 'service' ? aboutServices : aboutTowns}</p>
      {refused && (
        <p className="field__message" role="alert">
          {refused}
        </p>
      )}
      <Field of="name" label={kind === 'service' ? 'Service name in the menu' : 'Town name'} required />
      <Field
        of="place"
        label={kind === 'service' ? 'Menu section' : 'Position on the areas page'}
        options={Object.fromEntries(kindLists[kind].map((list) => [list, listTitles[list]]))}
      />
      {kind === 'service' && (
        <Field of="copyOf" label="Start with">
          <option value="">Headings only</option>
          <optgroup label="A copy of">
            <PageOptions pages={documents.filter((document) => document.kind === 'service')} />
          </optgroup>
        </Field>
      )}
      <Field
        of="slug"
        label="Address"
        control="code"
        value={slug}
        messages={isTaken ? [takenMessage] : messages.slug}
        onValue={(slug) => form.change({ slug: slug.trim() })}
      />
      {kind === 'town' &&
        questions.map(([name, { ask, max }]) => (
          <div key={name}>
            <Field of={name} label={ask} rows={3} />
            <Counter length={draft[name]?.length ?? 0} max={max} />
          </div>
        ))}
      <div className="cluster cluster-1">
        <Submit working="One moment...">Create draft</Submit>
        <Button
          text
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          Discard
        </Button>
      </div>
    </Form>
  );
}

const titles: Record<PageKind, string> = { service: 'Add a service', town: 'Add a town' };
const aboutServices =
  'You’ll get a draft with headings. No one sees it until you publish it, but its address is reserved.';
const aboutTowns = `A town page only helps if it’s about that town alone, so it doesn’t start as a copy of another. Answer what you can in your own words, up to ${questions.length} questions; the rest can wait for the draft.`;

/** The address follows the name until the owner writes one. */
const slugOf = (kind: PageKind, { name, slug }: NewPageDraft): string => slug ?? proposeSlug(kind, name);

/** Builds the page to add. Empty fields aren't sent. */
function toPage(kind: PageKind, draft: NewPageDraft): object {
  const fields = Object.entries({ ...draft, slug: slugOf(kind, draft) });
  return { kind, ...Object.fromEntries(fields.filter(([name, text]) => name === 'name' || text)) };
}
