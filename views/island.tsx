import type { ComponentType } from 'react';
import type { IslandName } from './islands/names.ts';

/**
 * When an island comes to life: `load` at once, `sight` when it scrolls into view, `touch` when it is first touched,
 * hovered or focused, `call` when a script asks for it. Until then the server's HTML works by itself.
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
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)} data-wake={wake}>
      <Component {...props} />
    </div>
  );
}
