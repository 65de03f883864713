import { targetNames } from '../../../src/shared/content/shown-value.ts';
import type { LinkedPage } from './text-form-context.tsx';

interface PageOptionsProps {
  pages: readonly LinkedPage[];
  /** Link targets besides external addresses: `page:` before a page's id, a phone call, or an email. */
  asTargets?: boolean;
}

/** The pages by name, as the choices of a list. */
export function PageOptions({ pages, asTargets = false }: PageOptionsProps) {
  return (
    <>
      {pages.map(({ id, name }) => (
        <option key={id} value={asTargets ? `page:${id}` : id}>
          {name}
        </option>
      ))}
      {asTargets && <option value="phone">{targetNames.phone}</option>}
      {asTargets && <option value="email">{targetNames.email}</option>}
    </>
  );
}
