import { useRevalidator } from 'react-router';
import type { ChangedLead, Lead } from '../../../src/shared/lead/lead.ts';
import { leadAddressSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { sendJson } from '../api.ts';
import { Field, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { offerInvitation } from './invitation.ts';

/** Where the yard is, with the way there, and the form that says so. */
export function LeadAddress({ lead: { id, version, address = '' } }: { lead: Lead }) {
  const { revalidate } = useRevalidator();
  const opening = useOpening();
  const form = useForm({
    name: `address:${id}`,
    schema: leadAddressSchema,
    initial: { address },
    // Over what this window shows: a status that was changed here while the address was typed is no conflict.
    toInput: (draft) => ({ ...draft, version }),
    async send(value) {
      const changed = await sendJson<ChangedLead>('PUT', `/api/admin/leads/${id}/address`, value);
      await revalidate();
      opening.set(false);
      void offerInvitation(changed, changed.visit).then(revalidate);
    },
    reread: revalidate,
  });

  if (!opening.isOpen && !form.isChanged)
    return (
      <div className="cluster">
        {address && (
          <>
            <span>{address}</span>
            <a className="button button--quiet" href={directionsTo(address)} target="_blank" rel="noreferrer">
              Directions
            </a>
          </>
        )}
        <OpenButton {...{ form, opening }}>{address ? 'Change the address' : 'Add the address'}</OpenButton>
      </div>
    );
  return (
    <OpenedForm {...{ form, opening }} submit="Save address">
      <Field of="address" />
    </OpenedForm>
  );
}

/** The map of the phone, or of the browser, with the way to an address (https://developers.google.com/maps/documentation/urls). */
function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
