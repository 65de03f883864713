/** The parts of the server's HTML that the planner writes to. */
export interface PageParts {
  root: HTMLElement;
  form: HTMLFormElement;
  /** An element by its `data-price`. */
  find<Found extends Element = HTMLElement>(name: string): Found;
  /** A copy of the one element that a template holds. */
  copy(template: string): HTMLElement;
}

/** Finds the parts in the planner's HTML. @param root the island's element */
export function findParts(root: HTMLElement): PageParts {
  const query = <Found extends Element>(selector: string) => root.querySelector(selector) as Found;
  return {
    root,
    form: query('[data-form="plan"]'),
    find: (name) => query(`[data-price="${name}"]`),
    copy: (name) => {
      const template = query<HTMLTemplateElement>(`template[data-template="${name}"]`);
      return template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    },
  };
}

/** Shows words, or hides the element where there are none. */
export function say(element: HTMLElement, words: string): void {
  element.textContent = words;
  element.hidden = !words;
}

/** Fills a list with one line each; those that read the same stay. */
export function fillList(list: HTMLElement, lines: readonly string[]): void {
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  for (const [index, line] of lines.entries()) {
    const item = list.children[index] ?? list.appendChild(document.createElement('li'));
    if (item.textContent !== line) item.textContent = line;
  }
}
