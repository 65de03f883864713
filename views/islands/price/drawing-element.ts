import type { Drawing, Shape } from '../../../src/shared/fence/shape.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** Puts another drawing into an `<svg>` of the page; its title and description keep their ids. */
export function redraw(svg: SVGElement, { viewBox, title, description, shapes }: Drawing): void {
  const [titleElement, text] = [svg.querySelector('title'), svg.querySelector('desc')];
  if (titleElement) titleElement.textContent = title;
  if (text) text.textContent = description;
  svg.setAttribute('viewBox', viewBox.join(' '));
  svg.replaceChildren(...[titleElement, text].filter((one) => one !== null), ...shapes.map(createShape));
}

export function createShape({ tag, attributes, text, shapes = [] }: Shape): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  element.append(...shapes.map(createShape));
  return element;
}
