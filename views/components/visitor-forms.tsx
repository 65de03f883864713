import { fillPlaceholders } from '../../src/shared/profile.ts';
import { relatedServices } from '../../src/shared/site-map.ts';
import { Island } from '../island.tsx';
import { ContactForm, EstimateForm } from '../islands/visitor-forms.tsx';
import { usePage, useSite, useVisitor } from '../site.ts';

/** The home page's form, with what the visitor typed or asks about, or with the confirmation. */
export function VisitorContactForm() {
  const { profile, map } = useSite();
  const { formState, catalogCitation } = useVisitor();
  const props = { services: map.contactOptions, state: formState, phone: profile.phone, catalogCitation };
  return <Island name="contact-form" component={ContactForm} props={props} />;
}

/** A service page's form; it offers the page's service first, then those related to it. */
export function VisitorEstimateForm() {
  const { profile, map } = useSite();
  const { formState } = useVisitor();
  const page = usePage();
  if (page.screen !== 'service') return null;
  const related = relatedServices(map, page.document).map(({ document }) => document.menuName);
  const services = [fillPlaceholders(page.document.menuName, profile), ...related];
  const props = { page: page.path, services, state: formState, phone: profile.phone };
  return <Island name="estimate-form" component={EstimateForm} props={props} />;
}
