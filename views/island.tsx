import type { ComponentType } from 'react';
import { useSite } from './site.ts';

/** The script that hydrates an island: views/forms.tsx, planner.ts, or admin.tsx. */
const scripts = {
  admin: 'admin',
  'catalog-uploader': 'admin',
  'contact-form': 'forms',
  'estimate-form': 'forms',
  'estimate-photos': 'forms',
  'image-uploader': 'admin',
  'price-planner': 'planner',
  'welcome-passkey': 'admin',
} as const;

/**
 * When an island is hydrated: `load` at once; `idle` once the page is loaded and the browser is idle; `sight` when the visitor
 * has used the page and comes near it. A touch hydrates each of them. Until then, the server's HTML works without script.
 */
export type Wake = 'load' | 'idle' | 'sight';

/** Renders an interactive part on the server and marks it, so that waking.ts finds it with its script and props. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  wake = 'sight',
}: {
  name: keyof typeof scripts;
  component: ComponentType<Props>;
  props: Props;
  wake?: Wake;
}) {
  return (
    <div
      className="island"
      data-island={name}
      data-script={useSite().assets.scripts[scripts[name]]}
      data-props={JSON.stringify(props)}
      data-wake={wake}
    >
      <Component {...props} />
    </div>
  );
}
