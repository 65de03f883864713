type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor's input in an island, kept for when the island is drawn again. */
export interface TypedValues {
  /** Puts values, chosen files, focus, and selection into the controls that took the place of others. */
  restore(): void;
}

/**
 * Watches an island's controls before hydration. If a password manager, a translator, a proxy, or an in-app browser has changed
 * the HTML, React replaces the controls. Typed text is then restored.
 */
export function keepTyped(root: HTMLElement): TypedValues {
  let known = new Map<Control, () => Element | undefined>();
  let focused = document.activeElement;
  const look = () => {
    known = new Map(findControls(root).map((control) => [control, locate(root, control)]));
  };
  look();
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
    look();
  });
  root.addEventListener('focusout', ({ target }) =>
    // A control that React throws away loses its focus too, and is gone by then.
    setTimeout(() => {
      const isLeft = document.activeElement !== target && root.contains(target as Element);
      if (isLeft && focused === target) focused = null;
    }),
  );
  return {
    restore() {
      for (const [control, find] of known) {
        const successor = root.contains(control) ? undefined : (find() as Control | undefined);
        if (!successor) continue;
        copyState(control, successor);
        if (control === focused) moveFocus(control, successor);
      }
      look();
    },
  };
}

function findControls(root: Element): Control[] {
  return Array.from(root.querySelectorAll<Control>('input,textarea,select'));
}

function copyState(from: Control, to: Control): void {
  if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else if (/^(checkbox|radio)$/.test(from.type)) (to as HTMLInputElement).checked = (from as HTMLInputElement).checked;
  // A hidden value is no one's typing.
  else if (from.type !== 'hidden') to.value = from.value;
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // Absent for controls without a cursor; `null` for types that don't report it, such as email.
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** Returns a function that finds an element again after the island is drawn again: by tag, name, and index. */
export function locate<Kind extends Element>(root: Element, element: Kind): () => Kind | undefined {
  const key = keyOf(element);
  const list = () => [...root.getElementsByTagName(element.tagName)].filter((other) => keyOf(other) === key);
  const place = list().indexOf(element);
  return () => (root.contains(element) ? element : (list()[place] as Kind | undefined));
}

/** Radio buttons and buttons of one name differ by their values. */
function keyOf(element: Element): string {
  const names = ['type', 'name', 'action', /^(button|radio|checkbox)$/.test(kindOf(element)) ? 'value' : ''];
  return names.map((name) => element.getAttribute(name)).join();
}

const kindOf = (element: Element) => (element.tagName === 'BUTTON' ? 'button' : (element.getAttribute('type') ?? ''));
