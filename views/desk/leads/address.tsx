import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Lead } from '../../../src/shared/lead/lead.ts';
import { leadAddressSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { sendJson } from '../api.ts';
import { focusOn } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';

/** Where the yard is, with the way there, and the form that says so. */
export function LeadAddress({ lead: { id, version, address = '' } }: { lead: Lead }) {
  const { revalidate } = useRevalidator();
  // Undefined until the form was opened: once it closes, its button has the focus again.
  const [isOpen, setOpen] = useState<boolean>();
  const form = useForm({
    name: `address:${id}`,
    schema: leadAddressSchema,
    initial: { address },
    // Over what this window shows: a status that was changed here while the address was typed is no conflict.
    toInput: (draft) => ({ ...draft, version }),
    async send(value) {
      await sendJson('PUT', `/api/admin/leads/${id}/address`, value);
      await revalidate();
      setOpen(false);
    },
    reread: revalidate,
  });

  function open(): void {
    setOpen(true);
    requestAnimationFrame(() => form.element.current?.querySelector('input')?.focus());
  }

  if (!isOpen && !form.isChanged)
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
        <Button quiet ref={isOpen === false ? focusOn : undefined} onClick={open}>
          {address ? 'Change the address' : 'Add the address'}
        </Button>
      </div>
    );
  return (
    <Form form={form}>
      <Field of="address" />
      <div className="cluster">
        <Submit quiet>Save address</Submit>
        <Button
          quiet
          onClick={() => {
            form.discard();
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** The map of the phone, or of the browser, with the way to an address (https://developers.google.com/maps/documentation/urls). */
function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
