/**
 * Changes a node to match another one and leaves equal parts alone, so that pictures stay loaded and nothing scrolls.
 * @param from is consumed
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
