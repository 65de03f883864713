import * as z from 'zod/mini';
import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import { PageOptions } from '../content/page-options.tsx';
import type { LinkedPage } from '../content/text-form-context.tsx';
import { Field, useFormAround } from '../kit/form.tsx';

/** The redirect target in a form: a page's id, nowhere, or `elsewhere` with an address. */
export interface TargetChoice {
  page: string;
  address: string;
}

export const targetChoiceSchema = z.object({ page: z.string(), address: z.string() });

/** No id of a page has a colon. */
const elsewhere = 'address:';

export const toChoice = ({ page, address }: RedirectTarget = {}): TargetChoice => ({
  page: page ?? (address === undefined ? '' : elsewhere),
  address: address ?? '',
});

/** @returns `undefined` for nowhere */
export function toTarget({ page, address }: TargetChoice): RedirectTarget | undefined {
  if (page === elsewhere) return { address: address.trim() };
  return page ? { page } : undefined;
}

interface TargetFieldsProps {
  label: string;
  pages: readonly LinkedPage[];
  /** The label of the choice without a redirect, if it is allowed. */
  nowhere?: string;
}

/** The fields `page` and `address` of the surrounding form: a page by its name, or another website. */
export function TargetFields({ label, pages, nowhere }: TargetFieldsProps) {
  const { draft, messages } = useFormAround<TargetChoice>();
  const isElsewhere = draft.page === elsewhere;
  return (
    <>
      <Field of="page" label={label} messages={isElsewhere ? undefined : messages.page}>
        {nowhere === undefined && draft.page === '' && <option value="">Choose a page</option>}
        {nowhere !== undefined && <option value="">{nowhere}</option>}
        <PageOptions pages={pages} />
        <option value={elsewhere}>Another website...</option>
      </Field>
      {isElsewhere && (
        <Field
          of="address"
          label="Address of the other website"
          kind="url"
          messages={messages.address ?? messages.page}
        />
      )}
    </>
  );
}
