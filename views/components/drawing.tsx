import { createElement, memo, type ReactNode } from 'react';
import type { Drawing as DrawingData, Shape } from '../../src/shared/fence/drawing.ts';
import { drawElevation } from '../../src/shared/fence/elevation.ts';
import type { KindName } from '../../src/shared/fence/kinds.ts';
import { useSite } from '../site.ts';

/** Attributes that have another name in React. */
const reactNames: Record<string, string> = {
  class: 'className',
  'font-size': 'fontSize',
  'text-anchor': 'textAnchor',
};

/**
 * An SVG drawing. Screen readers read its title and description.
 * @param id prefix for the ids of title and description; without it, assistive technology skips the drawing
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

/**
 * Fences that page text can show, drawn by the planner, with their heights in inches. Any other drawing is a file in
 * `src/shared/fence/drawings`.
 */
const fences: Readonly<Record<string, readonly [kind: KindName, height: number]>> = {
  'wood-privacy': ['wood-privacy', 72],
  'wood-picket': ['wood-picket', 48],
  'vinyl-privacy': ['vinyl-privacy', 72],
  'vinyl-picket': ['vinyl-picket', 48],
  'vinyl-ranch': ['vinyl-ranch', 60],
  'aluminum-decorative': ['aluminum-decorative', 48],
  'aluminum-pool': ['aluminum-pool', 54],
  'chain-link': ['chain-link', 48],
  'tall-chain-link': ['chain-link', 96],
};

/** Scale drawings of how things are built, beside the text about them. Names unknown to this release are skipped. */
export function StyleDrawings({ names }: { names: readonly string[] }) {
  const { drawings } = useSite();
  return (
    <ul className="style-drawings">
      {names.map((name) => {
        const fence = fences[name];
        const drawing = fence ? drawElevation(...fence) : drawings[name];
        return (
          drawing && (
            <li key={name}>
              <Drawing drawing={drawing} id={name} />
              <p className="hint">{drawing.title}</p>
            </li>
          )
        );
      })}
    </ul>
  );
}
