import { Link } from 'react-router';
import { defineScreen, type StepProps } from './step.tsx';

/** The pages that the law and the carriers require. The owner reads and corrects them, and publishes them together. */
export const legalStep = defineScreen({
  label: 'Legal pages',
  title: 'Are these true for your business?',
  text: 'They tell your customers what this website does with their data, what they can expect, and who to call. They’re drafts that only you can see. Read them and change anything that isn’t true for you. They aren’t legal advice.',
  begin: () => ({}),
  toBody: () => ({}),
  submit: ({ fields: { legal } }) =>
    legal.pages.every(({ isPublished }) => isPublished) ? 'Continue' : 'Publish them',
  Fields: LegalPages,
});

function LegalPages({ setUp }: StepProps) {
  return (
    <ul className="rows-above">
      {setUp.fields.legal.pages.map(({ id, name, isPublished }) => (
        <li key={id} className="entry block">
          <details>
            <summary className="text-entry__summary">
              Read: {name}
              <span className="hint">{isPublished ? 'Published' : 'Not published yet'}</span>
            </summary>
            <iframe className="set-up__frame paper" src={`/admin/preview/${id}`} title={name} loading="lazy" />
          </details>
          <Link className="tap" to={`/admin/site/${id}`} aria-label={`Edit this page: ${name}`}>
            Edit this page
          </Link>
        </li>
      ))}
    </ul>
  );
}
