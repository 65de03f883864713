import { PlainGallery } from './components/plain-gallery.tsx';
import { VisitorContactForm, VisitorEstimateForm } from './components/visitor-forms.tsx';
import { useIsTemplate } from './site.ts';

/** What a page shows otherwise to one visitor than to all others. Each takes all it needs from `useSite` and `usePage`. */
export const visitorParts = {
  'contact-form': VisitorContactForm,
  'estimate-form': VisitorEstimateForm,
  'gallery-part': PlainGallery,
};

export type VisitorPartName = keyof typeof visitorParts;

/** The place of such a part in its page; a template keeps it free. */
export function VisitorPart({ name }: { name: VisitorPartName }) {
  const Part = visitorParts[name];
  return useIsTemplate() ? <template data-visitor-part={name} /> : <Part />;
}
