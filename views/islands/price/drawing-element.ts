import type { Drawing, Shape } from '../../../src/shared/fence/shape.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Puts another drawing into an `<svg>` of the page; its title and description keep their ids. */
export function redraw(svg: SVGElement, { viewBox, title, description, shapes }: Drawing): void {
  (svg.querySelector('title') as Element).textContent = title;
  (svg.querySelector('desc') as Element).textContent = description;
  redrawShapes(svg, viewBox, shapes);
}

/** Makes a drawing's shapes these; what is drawn alike stays, since a slow phone lays out anew all that is touched. */
export function redrawShapes(svg: SVGElement, viewBox: Drawing['viewBox'], shapes: readonly Shape[]): void {
  const drawn = Array.from(svg.querySelectorAll<SVGElement>(':scope > :not(title, desc)'));
  setAttribute(svg, 'viewBox', viewBox.join(' '));
  for (const [index, shape] of shapes.entries()) {
    const element = drawn[index];
    if (!element) svg.append(createShape(shape));
    else if (!reshape(element, shape)) element.replaceWith(createShape(shape));
  }
  for (const element of drawn.slice(shapes.length)) element.remove();
}

/** Turns an element into another shape of its kind. @returns whether it can */
function reshape(element: SVGElement, shape: Shape): boolean {
  const { tag, attributes, shapes } = shape;
  if (shapes || element.localName !== tag || (element.getAttribute('class') ?? undefined) !== attributes.class)
    return false;
  write(element, shape);
  return true;
}

function createShape(shape: Shape): SVGElement {
  const element = document.createElementNS(namespace, shape.tag);
  write(element, shape);
  element.append(...(shape.shapes ?? []).map(createShape));
  return element;
}

function write(element: SVGElement, { attributes, text }: Shape): void {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, String(value));
  if (text && element.textContent !== text) element.textContent = text;
}

function setAttribute(element: SVGElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
