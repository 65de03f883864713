import { createElement, memo, type ReactNode } from 'react';
import type { Drawing as DrawingData, Shape } from '../../src/shared/fence/shape.ts';

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
export const Drawing = memo(function Drawing({ drawing, id }: { drawing: DrawingData; id?: string }) {
  const { viewBox, title, description, shapes } = drawing;
  if (!id)
    return (
      <svg className="drawing" viewBox={viewBox.join(' ')} aria-hidden="true">
        {drawShapes(shapes)}
      </svg>
    );
  return (
    <svg
      className="drawing"
      viewBox={viewBox.join(' ')}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {drawShapes(shapes)}
    </svg>
  );
});

/** The shapes of a drawing as elements of an SVG. */
export const drawShapes = (shapes: readonly Shape[]): ReactNode[] => shapes.map(drawShape);

function drawShape({ tag, attributes, text, shapes }: Shape, index: number): ReactNode {
  const entries = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return createElement(tag, { key: index, ...Object.fromEntries(entries) }, text ?? shapes?.map(drawShape));
}
