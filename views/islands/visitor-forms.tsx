import { type CatalogCitation, readCitation, writeCitation } from '../../src/shared/catalog.ts';
import { type FieldNote, fieldNotes } from '../../src/shared/field.ts';
import { checkFields } from '../../src/shared/fields.ts';
import { estimateSchema } from '../../src/shared/lead/form-fields.ts';
import { contactFormFields, contactSchema, type LeadFieldName, listFields } from '../../src/shared/lead/lead-fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { textKinds } from '../components/field.tsx';
import { type AskedField, LeadForm } from './lead-form.tsx';
import { useLeadPhotos } from './lead-photos.tsx';
import { addToast } from './toast.ts';

/** The form's result message: a toast beside the form, or text below its button. */
export const words = {
  sent: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
} as const;

interface VisitorFormProps {
  /** Service options; an estimate form begins with the page's own service. */
  services: readonly string[];
  state?: FormState | undefined;
  /** The business's telephone number, offered when a request could not be sent. */
  phone?: string | undefined;
  /** True if the box about text messages is shown. */
  textMessages?: boolean | undefined;
}

interface ContactFormProps extends VisitorFormProps {
  /** The catalog page that the message is about. */
  catalogCitation?: CatalogCitation | undefined;
}

/** The home page's contact form (docs/product.md, "Home page"). */
export function ContactForm({ services, state, phone, textMessages, catalogCitation }: ContactFormProps) {
  const values = { ...state?.values, ...(catalogCitation && writeCitation(catalogCitation)) };
  const about = readCitation(values);
  return (
    <LeadForm
      values={values}
      state={state}
      phone={phone}
      words={words}
      phoneLink={phone && telephoneLink(phone)}
      label="Contact form"
      prefix="contact"
      path="/api/contact"
      anchor="contact"
      draft="contact-form"
      check={(input) => checkFields(contactSchema(), input)}
      hidden={Object.fromEntries(Object.entries(values).filter(([name, value]) => value && isHidden(name)))}
      fields={[
        ...contactFormFields()
          .filter(({ name }) => !isHidden(name))
          .map(({ name }) => (name === 'service' ? { ...askFor(name), choices: services } : askFor(name))),
        ...askToText(textMessages, state),
      ]}
      submit="Send Message"
      tell={addToast}
      photos={useLeadPhotos(state?.photos)}
    >
      {about && <p className="form__about notice notice--good strong">{`About catalog page ${about.page}`}</p>}
    </LeadForm>
  );
}

export interface EstimateFormProps extends VisitorFormProps {
  /** Path of the service page. */
  page: string;
}

/** The "Quick Estimate Request" of a service page (docs/decisions.md, "Details"). It shows its result in place. */
export function EstimateForm({ page, services, state, phone, textMessages }: EstimateFormProps) {
  const [first = ''] = services;
  return (
    <LeadForm
      state={state}
      phone={phone}
      words={words}
      phoneLink={phone && telephoneLink(phone)}
      label="Quick Estimate Request"
      prefix="estimate"
      path="/api/estimate"
      anchor="quick-estimate"
      draft={`estimate-form:${page}`}
      check={(input) => checkFields(estimateSchema, input)}
      hidden={{ page }}
      fields={[
        askFor('name', { label: 'Name' }),
        askFor('phone', { label: 'Phone' }),
        { ...askFor('service', { label: 'Service Interest', placeholder: '' }), choices: services },
        askForDetails('Project Details'),
        ...askToText(textMessages, state),
      ]}
      values={{ ...state?.values, service: state?.values?.service || first }}
      submit="Request Estimate"
      photos={useLeadPhotos(state?.photos)}
    />
  );
}

/** True if the link to the form fills in a field. */
const isHidden = (name: string): boolean =>
  contactFormFields().some((field) => field.name === name && fieldNotes.get(field.form)?.control === 'hidden');

/** Returns a field for one form, without its validation rule, which the markup doesn't need. */
function askFor(name: LeadFieldName, changes: Partial<FieldNote> = {}): AskedField {
  const { form } = listFields().find((field) => field.name === name) ?? {};
  const note = form && fieldNotes.get(form);
  if (!note) throw new Error(`No form asks for "${name}".`);
  const { control, label, required, placeholder, kind, rows, ...more } = { ...note, ...changes };
  const { autoComplete, autoCapitalize, enterKeyHint } = more;
  const attributes = { ...(kind && textKinds[kind]), rows, autoComplete, autoCapitalize, enterKeyHint };
  return { name, control, label, required, placeholder, attributes };
}

/** The optional message of a shorter form. */
function askForDetails(label: string): AskedField {
  return { ...askFor('message', { label, required: false, rows: 3 }), name: 'details' };
}

/** The checkbox for consent to text messages, if the site asks for it. It stays checked after a refused post. */
export function askToText(isAsked: boolean | undefined, state: FormState | undefined): AskedField[] {
  if (!isAsked) return [];
  const isTicked = state?.values?.mayText !== undefined;
  const attributes = { type: 'checkbox', defaultValue: 'yes', defaultChecked: isTicked };
  return [{ ...askFor('mayText'), attributes }];
}

/**
 * The fields of the planner's request. The page passes them to the planner, so that its script doesn't contain the rules of the
 * list.
 */
export const planFields: readonly AskedField[] = [
  askFor('name'),
  askFor('phone', { label: 'Phone' }),
  askFor('address'),
  askForDetails('Anything we should know'),
];
