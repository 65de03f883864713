import { useRevalidator } from 'react-router';
import type { ChangedLead, Lead } from '../../../src/shared/lead/lead.ts';
import { type CorrectedName, correctedLabels, leadCorrectionSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Field, Fields, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { offerInvitation } from './invitation.ts';

const names = Object.keys(correctedLabels) as CorrectedName[];

type Values = Record<CorrectedName, string>;

interface LeadDetailsProps {
  lead: Lead;
  /** The services to choose from. */
  services: readonly string[];
}

/** The property's address with directions, and the form that corrects a lead's details. */
export function LeadDetails({ lead, services }: LeadDetailsProps) {
  const { id, version, address = '', service = '' } = lead;
  const { revalidate } = useRevalidator();
  const opening = useOpening();
  const form = useForm({
    name: `correction:${id}`,
    schema: leadCorrectionSchema,
    initial: valuesOf(lead),
    // Sends only the changed fields with this window's version. A change of another field isn't a conflict.
    toInput: (draft, _version, base) => ({ ...difference(draft, base), version }),
    async send(value) {
      const earlier = valuesOf(lead);
      const changed = await sendJson<ChangedLead>('PUT', `/api/admin/leads/${id}`, value);
      await revalidate();
      opening.set(false);
      const undo = { label: 'Undo', onSelect: () => void undoChange(changed, earlier).then(revalidate) };
      if (changed.version !== version) addToast({ title: 'Corrected', description: changed.name, action: undo });
      void offerInvitation(changed, changed.visit).then(revalidate);
    },
    reread: revalidate,
  });

  if (!opening.isOpen && !form.isChanged)
    return (
      <div className="cluster">
        {address && (
          <>
            <span className="wraps">{address}</span>
            <a className="button button--quiet" href={directionsTo(address)} target="_blank" rel="noreferrer">
              Directions
            </a>
          </>
        )}
        {!address && (
          <OpenButton form={form} opening={opening} focus="[name=address]">
            Add the address
          </OpenButton>
        )}
        <OpenButton form={form} opening={opening}>
          Edit details
        </OpenButton>
      </div>
    );
  return (
    <OpenedForm form={form} opening={opening} submit="Save details">
      <Fields of="name phone email address referredBy" />
      <Field of="service" options={optionsOf(services, service)} />
      <Field of="message" />
    </OpenedForm>
  );
}

/** Sends the earlier values, to undo a correction. */
async function undoChange(changed: ChangedLead, earlier: Values): Promise<void> {
  await telling('Not saved', async () => {
    const values = difference(earlier, valuesOf(changed));
    await sendJson('PUT', `/api/admin/leads/${changed.id}`, { ...values, version: changed.version });
  });
}

function valuesOf(lead: Lead): Values {
  return Object.fromEntries(names.map((name) => [name, lead[name] ?? ''])) as Values;
}

/** Returns the values that differ. */
function difference(values: Values, others: Values): Partial<Values> {
  return Object.fromEntries(names.filter((name) => values[name] !== others[name]).map((name) => [name, values[name]]));
}

/** The services to choose from. The lead's own service stays, even if no form offers it anymore. */
function optionsOf(services: readonly string[], present: string): Record<string, string> {
  const all = [...new Set([...services, present])].filter(Boolean);
  return { '': 'No service', ...Object.fromEntries(all.map((name) => [name, name])) };
}

/** Returns a Google Maps link with directions to an address (https://developers.google.com/maps/documentation/urls). */
function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
