import { findMark, withoutMarks } from '../../../src/shared/content/marks.ts';

/**
 * Turns the marks of a preview into `data-field` attributes.
 * @param html as the preview call answers
 * @param paths the field of each mark
 * @returns the body, with the content of `<noscript>` in its place, since no script runs in a preview
 */
export function readPreview(html: string, paths: readonly string[]): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const plain of body.querySelectorAll('noscript')) plain.replaceWith(...plain.childNodes);
  for (const script of body.querySelectorAll('script, link')) script.remove();
  const named = new Set<Element>();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element || node.nodeType === Node.ELEMENT_NODE) readAttributes(node as Element, paths);
    else readText(node as Text, paths, named);
  }
  return body;
}

/** @param named the elements that have a text with a field of its own; the next such text in them gets an element around it */
function readText(text: Text, paths: readonly string[], named: Set<Element>): void {
  const mark = findMark(text.data);
  const parent = text.parentElement;
  if (mark === undefined || !parent) return;
  text.data = withoutMarks(text.data);
  if (!named.has(parent)) name(parent, paths[mark]);
  else {
    const own = text.ownerDocument.createElement('span');
    text.replaceWith(own);
    own.append(text);
    name(own, paths[mark]);
  }
  named.add(parent);
}

function readAttributes(element: Element, paths: readonly string[]): void {
  for (const attribute of element.attributes) {
    const mark = findMark(attribute.value);
    if (mark === undefined) continue;
    name(element, paths[mark]);
    attribute.value = withoutMarks(attribute.value);
  }
}

/** A text that is read has its element before one in an attribute. */
function name(element: Element | null, path: string | undefined): void {
  if (path) element?.setAttribute('data-field', path);
}

/**
 * Makes a node like another one, and leaves alone what is the same already: pictures stay loaded, and nothing scrolls.
 * @param from is used up
 */
export function morph(to: Element, from: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  const [before, after] = [[...to.childNodes], [...from.childNodes]];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (!old) to.append(node);
    else if (old.nodeName !== node.nodeName) old.replaceWith(node);
    else if (node.nodeType === Node.ELEMENT_NODE) morph(old as Element, node as Element);
    else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
  }
  for (const old of before.slice(after.length)) old.remove();
}
