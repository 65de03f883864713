/** A form as a page of ours carries it. */
export interface PageForm {
  method: string;
  /** The names of its controls. */
  names: Set<string>;
}

/**
 * Finds the form of a page that posts to an address.
 * The pages are our own, rendered by React: attributes are double-quoted and forms do not nest.
 */
export function findForm(html: string, action: string): PageForm | undefined {
  for (const [, attributes = '', body = ''] of html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
    // A fragment only says where the answer opens; it never reaches the server.
    if (readAttribute(attributes, 'action').split('#', 1)[0] !== action) continue;
    const controls = [...body.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)];
    const names = controls.map(([, control = '']) => readAttribute(control, 'name')).filter((name) => name !== '');
    return { method: readAttribute(attributes, 'method'), names: new Set(names) };
  }
  return undefined;
}

function readAttribute(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
