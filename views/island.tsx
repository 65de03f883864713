import type { ComponentType } from 'react';
import type { IslandName } from './islands/names.ts';
import { useSite } from './site.ts';

/**
 * When an island comes to life: `load` at once; `sight` when the visitor, having begun to use the page, comes near it; `touch` when it
 * is touched, hovered or focused; `call` when a script asks for it. Each wakes at a touch. Until then the server's HTML works by itself.
 */
export type Wake = 'load' | 'sight' | 'touch' | 'call';

/** Renders a moving part on the server and marks it, so that client.tsx finds it with its props. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  wake = 'sight',
}: {
  name: IslandName;
  component: ComponentType<Props>;
  props: Props;
  wake?: Wake;
}) {
  const modules = useSite().assets.modules[name] ?? [];
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wake={wake}
      data-modules={modules.join(' ') || undefined}
    >
      {wake === 'load' &&
        modules.map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
      <Component {...props} />
    </div>
  );
}
