/** Menus that open over the page: the dropdowns of wide screens and the menu of phones. */
const overlays = 'details.dropdown, details.menu';

/**
 * Adds to the native `<details>` menus what they lack (docs/product.md, "Header" and "States"): each closes on a press outside,
 * on a chosen link, on Escape, and when the focus leaves it. The phone menu also closes on scroll.
 * @param root the island's element with the HTML of header-menu.tsx
 */
export function connectHeaderMenu(root: HTMLElement): void {
  // The `toggle` event fires a task later, so an open menu would be announced as closed until then.
  const opened = new MutationObserver((changes) => {
    for (const { target } of changes) describeState(target as HTMLDetailsElement);
  });
  for (const details of root.querySelectorAll('details')) {
    describeState(details);
    opened.observe(details, { attributeFilter: ['open'] });
  }
  root.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeOverlays(root);
  });
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    const overlay = (target as Element).closest<HTMLDetailsElement>(overlays);
    if (overlay && relatedTarget && !overlay.contains(relatedTarget as Node)) overlay.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => closeOverlays(root, target as Node));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAndReturnFocus(root);
  });
  window.addEventListener('scroll', () => closePhoneMenu(root), { passive: true });
}

/** Screen readers differ on `<summary>`; a button with its state is understood by all. */
function describeState(details: HTMLDetailsElement): void {
  const trigger = triggerOf(details);
  trigger?.setAttribute('role', 'button');
  trigger?.setAttribute('aria-expanded', String(details.open));
  if (details.matches('.menu')) trigger?.setAttribute('aria-label', details.open ? 'Close menu' : 'Open menu');
}

/** @param pressed the pressed element; the menu that contains it stays open */
function closeOverlays(root: HTMLElement, pressed: Node | null = null): void {
  for (const overlay of openDetails(root, overlays)) if (!overlay.contains(pressed)) overlay.open = false;
}

function closeAndReturnFocus(root: HTMLElement): void {
  for (const overlay of openDetails(root, overlays)) {
    overlay.open = false;
    triggerOf(overlay)?.focus();
  }
}

function closePhoneMenu(root: HTMLElement): void {
  for (const menu of openDetails(root, 'details.menu')) menu.open = false;
}

function openDetails(root: HTMLElement, selector: string): HTMLDetailsElement[] {
  return Array.from(root.querySelectorAll<HTMLDetailsElement>(selector)).filter((details) => details.open);
}

function triggerOf(details: HTMLDetailsElement): HTMLElement | null {
  return details.querySelector<HTMLElement>(':scope > summary');
}
