import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { type AskedField, LeadForm } from './lead-form.tsx';
import { useLeadPhotos } from './lead-photos.tsx';

const words = {
  sent: { title: 'Thank you.', text: 'We received it.' },
  failed: { title: 'Not sent.', text: 'Please try again.' },
} as const;

const note: AskedField = {
  name: 'text',
  control: 'line',
  label: 'Gate code, or a note about the yard (optional)',
  required: false,
  attributes: { autoComplete: 'off' },
};

interface EstimatePhotosProps {
  /** The address of the estimate; empty in the owner's preview. */
  path: string;
  phone: string;
  /** The post that was refused. */
  state?: FormState | undefined;
}

/**
 * Photos and a gate code for an estimate. With JavaScript, each photo shows its progress and is retried. Without it, the page shows which
 * photos arrived.
 */
export function EstimatePhotos({ path, phone, state }: EstimatePhotosProps) {
  return (
    <div inert={!path}>
      <LeadForm
        label="Photos"
        prefix="estimate"
        path={`${path}/photos`}
        anchor="result"
        draft={`estimate-photos:${path}`}
        check={checkNote}
        fields={[note]}
        values={state?.values ?? {}}
        state={state}
        words={words}
        submit="Send"
        phone={phone}
        phoneLink={telephoneLink(phone)}
        photos={useLeadPhotos(undefined)}
      />
    </div>
  );
}

/** Tells the server how many photos will follow: a note or a photo is required, and the photos are sent separately. */
function checkNote(input: unknown, form: HTMLFormElement) {
  const picker = form.elements.namedItem('photos');
  const photos = picker instanceof HTMLInputElement ? (picker.files?.length ?? 0) : 0;
  return { value: { ...(input as object), photos } };
}
