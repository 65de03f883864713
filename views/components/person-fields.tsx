import { formFields } from '../../src/shared/lead/lead-fields.ts';
import { LeadControl, type LeadControlProps } from './lead-control.tsx';

/** Who asks, and the number to call back, under the words of a shorter form (docs/product.md, "Form rules"). */
export function PersonFields({
  labels,
  ...props
}: { labels: Readonly<Record<string, string>> } & Omit<LeadControlProps, 'field' | 'label'>) {
  return formFields
    .filter(({ name }) => name in labels)
    .map((field) => <LeadControl key={field.name} {...props} field={field} label={labels[field.name] ?? ''} />);
}
