import { GalleryProjects } from './components/gallery-projects.tsx';
import { PlainGallery } from './components/plain-gallery.tsx';
import { VisitorPlanner } from './components/price/visitor-planner.tsx';
import { VisitorContactForm, VisitorEstimateForm } from './components/visitor-forms.tsx';
import { useSiteValue, VisitorContext } from './site.ts';

/** What a page shows otherwise to one visitor than to all others; only these may call `useVisitor`. */
export const visitorParts = {
  'contact-form': VisitorContactForm,
  'estimate-form': VisitorEstimateForm,
  'gallery-part': PlainGallery,
  'gallery-projects': GalleryProjects,
  planner: VisitorPlanner,
};

export type VisitorPartName = keyof typeof visitorParts;

/** The place of such a part in its page; a template keeps it free. */
export function VisitorPart({ name }: { name: VisitorPartName }) {
  const Part = visitorParts[name];
  const { visitor } = useSiteValue();
  if (!visitor) return <template data-visitor-part={name} />;
  return (
    <VisitorContext value={visitor}>
      <Part />
    </VisitorContext>
  );
}
