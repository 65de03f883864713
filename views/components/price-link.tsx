import type { ReactNode } from 'react';
import { pricePath } from '../../src/shared/routes.ts';
import { useSite } from '../site.ts';

/**
 * A link to "Price my fence", where the owner shows it.
 * @param preset the code of the plan to begin with
 */
export function PriceLink({ preset, children }: { preset?: string; children: ReactNode }) {
  if (!useSite().prices.prices.enabled) return null;
  return (
    <p>
      <a className="onward" href={preset ? `${pricePath}?plan=${preset}` : pricePath} rel={preset && 'nofollow'}>
        {children}
      </a>
    </p>
  );
}
