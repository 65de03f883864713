import * as z from 'zod/mini';
import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import type { PagePlan } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';
import { fieldNotes } from '../../../src/shared/field.ts';
import { Button } from '../kit/button.tsx';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';
import { listOf, nameTarget } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';
import { TargetFields, targetChoiceSchema, toChoice, toTarget } from './target-fields.tsx';

/** Forms for a page's place. The server checks them. */

interface AddressFormProps {
  page: DocumentEntry;
  editing: PlanEditing;
  onDone?(): void;
}

const addressSchema = z.object({
  slug: z.string().check(z.trim()).register(fieldNotes, { label: 'Address', control: 'code' }),
});

/** Changes a page's address. It shows beforehand where the earlier address will redirect. */
export function AddressForm({ page: { id, states }, editing, onDone }: AddressFormProps) {
  const current = editing.plan.slugs[id] ?? '';
  const form = useForm({
    name: `address:${id}`,
    schema: addressSchema,
    initial: { slug: current },
    async send({ slug }) {
      await editing.changeFor('slug', (plan) => ({ ...plan, slugs: { ...plan.slugs, [id]: slug } }));
      onDone?.();
    },
  });
  return (
    <Form form={form} className="text-place__form stack-1">
      <Field of="slug" />
      {form.isChanged && (
        <p>
          {states.includes('unpublished')
            ? `No one has seen this page yet, so /${current} doesn’t need a redirect.`
            : `/${current} will redirect to /${form.draft.slug}.`}
        </p>
      )}
      <Submit quiet disabled={!form.isChanged}>
        Change address
      </Submit>
    </Form>
  );
}

interface HideFormProps extends AddressFormProps {
  documents: readonly DocumentEntry[];
}

/** Hides a page temporarily, and asks where its visitors should go. */
export function HideForm({ page, documents, editing, onDone }: HideFormProps) {
  const { id } = page;
  const { plan } = editing;
  const form = useForm({
    name: `hide:${id}`,
    schema: targetChoiceSchema,
    initial: toChoice(plan.hidden[id] ?? standInOf(page, editing)),
    async send(choice) {
      const target = (toTarget(choice) ?? { page: '' }) as PagePlan['hidden'][string];
      await editing.changeFor('page', (plan) => ({ ...plan, hidden: { ...plan.hidden, [id]: target } }));
      onDone?.();
    },
  });
  return (
    <Form form={form} className="text-place__form stack-1">
      <TargetFields label="While it’s hidden, send visitors to" pages={othersOf(page, documents)} />
      <p>
        /{plan.slugs[id]} will redirect to {nameTarget(toTarget(form.draft), documents, plan)} until you show it again.
      </p>
      <Submit quiet>{Object.hasOwn(plan.hidden, id) ? 'Save' : 'Hide'}</Submit>
    </Form>
  );
}

/** The pages that another page can redirect to. */
const othersOf = ({ id }: DocumentEntry, documents: readonly DocumentEntry[]) =>
  documents.filter((document) => document.path && document.id !== id);

/** By default, a town's visitors are sent to the areas page and a service's to the home page. */
function standInOf({ id }: DocumentEntry, { plan }: PlanEditing): RedirectTarget {
  const list = listOf(plan, id);
  return { page: list === 'main' || list === 'other' ? 'areas' : 'home' };
}

/** Moves a page to the trash, and asks where its address should permanently redirect. */
export function RemoveForm({ page, documents, editing, onDone }: HideFormProps) {
  const { id, states } = page;
  const { plan } = editing;
  const isUnseen = states.includes('unpublished');
  const form = useForm({
    name: `remove:${id}`,
    schema: targetChoiceSchema,
    initial: toChoice(isUnseen ? undefined : standInOf(page, editing)),
    async send(choice) {
      await editing.removeFor('page', id, toTarget(choice));
      onDone?.();
    },
  });
  const target = toTarget(form.draft);
  const address = `/${plan.slugs[id]}`;
  const leads = target
    ? `${address} will permanently redirect to ${nameTarget(target, documents, plan)}.`
    : `${address} will show a “page removed” message.`;
  return (
    <Form form={form} className="text-place__form stack-1">
      {!isUnseen && (
        <TargetFields
          label="Send its visitors to"
          nowhere="Nowhere: show a “page removed” message"
          pages={othersOf(page, documents)}
        />
      )}
      <p>
        {isUnseen ? 'No one has seen this page yet.' : leads} Its text goes to the trash, and you can restore it from
        there.
      </p>
      <Submit danger working="Remove">
        Remove
      </Submit>
    </Form>
  );
}

interface ShowAgainProps {
  id: string;
  editing: PlanEditing;
  onDone?(): void;
}

/** Shows a hidden page again, with every menu entry and link to it. */
export function ShowAgain({ id, editing, onDone }: ShowAgainProps) {
  async function show(): Promise<void> {
    const outcome = await editing.changeOrTell(({ hidden: { [id]: _standIn, ...hidden }, ...plan }) => ({
      ...plan,
      hidden,
    }));
    if (outcome.done) onDone?.();
  }
  return (
    <Button quiet onClick={show}>
      Show again
    </Button>
  );
}
