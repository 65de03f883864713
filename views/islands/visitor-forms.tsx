import { type CatalogCitation, readCitation, writeCitation } from '../../src/shared/catalog.ts';
import { checkFields } from '../../src/shared/fields.ts';
import { estimateSchema } from '../../src/shared/lead/form-fields.ts';
import { contactSchema, type FormControl, formFields, type LeadFieldName } from '../../src/shared/lead/lead-fields.ts';
import type { FormState } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { LeadForm } from './lead-form.tsx';

interface VisitorFormProps {
  /** The choices of the service; those of an estimate begin with the page's own. */
  services: readonly string[];
  state?: FormState | undefined;
  /** The business's telephone number, offered when a request could not be sent. */
  phone?: string | undefined;
}

interface ContactFormProps extends VisitorFormProps {
  /** The page of the catalog that the message is to be about. */
  catalogCitation?: CatalogCitation | undefined;
}

/** The home page's contact form (docs/product.md, "Home page"). */
export function ContactForm({ services, state, phone, catalogCitation }: ContactFormProps) {
  const values = { ...state?.values, ...(catalogCitation && writeCitation(catalogCitation)) };
  const about = readCitation(values);
  return (
    <LeadForm
      {...{ values, state, phone }}
      phoneLink={phone && telephoneLink(phone)}
      prefix="contact"
      path="/api/contact"
      anchor="contact"
      draft="contact-form"
      check={(input) => checkFields(contactSchema(services), input)}
      fields={formFields.map((field) => (field.name === 'service' ? askFor('service', { options: services }) : field))}
      submit="Send Message"
      told="as-notification"
      photos
    >
      {about && <p className="form__about">{`About catalog page ${about.page}`}</p>}
    </LeadForm>
  );
}

export interface EstimateFormProps extends VisitorFormProps {
  /** Path of the service page. */
  page: string;
}

/** The "Quick Estimate Request" of a service page (docs/decisions.md, "Details"): it tells its outcome in place. */
export function EstimateForm({ page, services, state, phone }: EstimateFormProps) {
  const [first = ''] = services;
  return (
    <LeadForm
      {...{ state, phone }}
      phoneLink={phone && telephoneLink(phone)}
      prefix="estimate"
      path="/api/estimate"
      anchor="quick-estimate"
      draft={`estimate-form:${page}`}
      check={(input) => checkFields(estimateSchema(services.map((name) => ({ name, path: page }))), input)}
      hidden={{ page }}
      fields={[
        askFor('name', { label: 'Name' }),
        askFor('phone', { label: 'Phone' }),
        askFor('service', { label: 'Service Interest', options: services, placeholder: undefined }),
        {
          ...askFor('message', { label: 'Project Details', required: false, attributes: { rows: 3 } }),
          name: 'details',
        },
      ]}
      values={{ ...state?.values, service: state?.values?.service || first }}
      submit="Request Estimate"
      told="in-place"
      photos
    />
  );
}

/** A field of the list as one form asks for it. */
function askFor(name: LeadFieldName, changes: { [Key in keyof FormControl]?: FormControl[Key] | undefined }) {
  const field = formFields.find((field) => field.name === name);
  if (!field) throw new Error(`No form asks for "${name}".`);
  return { name: field.name as string, form: { ...field.form, ...changes } as FormControl };
}
