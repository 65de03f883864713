import { use } from 'react';
import { plainNames, type ValueNames } from '../../../src/shared/content/shown-value.ts';
import { FormContext } from './form-context.ts';
import { formatMoment } from './local-time.ts';

/** How the screen calls what values stand for: pages by name, moments where the owner is. */
export function useValueNames(): ValueNames {
  const pages = use(FormContext)?.pages;
  const pageName = pages ? (id: string) => pages.find((page) => page.id === id)?.name : plainNames.pageName;
  return { pageName, moment: formatMoment };
}
