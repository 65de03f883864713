import { createElement, type ReactNode } from 'react';
import type { Drawing as DrawingData, Shape } from '../../../src/shared/fence/shape.ts';

/** Names of attributes that React writes in its own way. */
const reactNames: Record<string, string> = {
  class: 'className',
  'font-size': 'fontSize',
  'text-anchor': 'textAnchor',
};

/**
 * A drawing as SVG, told by its title and description to those who do not see it.
 * @param id begins the ids of title and description; without it the drawing is left out for assistive technology
 */
export function Drawing({ drawing, id, slot }: { drawing: DrawingData; id?: string; slot?: string }) {
  const { viewBox, title, description, shapes } = drawing;
  if (!id)
    return (
      <svg className="drawing" viewBox={viewBox.join(' ')} aria-hidden="true">
        {shapes.map(drawShape)}
      </svg>
    );
  return (
    <svg
      className="drawing"
      viewBox={viewBox.join(' ')}
      data-price={slot}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {shapes.map(drawShape)}
    </svg>
  );
}

function drawShape({ tag, attributes, text, shapes }: Shape, index: number): ReactNode {
  const entries = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return createElement(tag, { key: index, ...Object.fromEntries(entries) }, text ?? shapes?.map(drawShape));
}
