/**
 * Lets the page scroll smoothly to where a click within it leads (`html[data-clicked]` of base.css). A section that a link from
 * another page names stands there at once, and so does what the Back button brings. Browsers begin to scroll in the next frame.
 */
export function scrollSmoothlyOnClicks(): void {
  const { dataset } = document.documentElement;
  const forget = () => delete dataset.clicked;
  const begin = () => {
    dataset.clicked = '';
    requestAnimationFrame(() => requestAnimationFrame(forget));
  };
  document.addEventListener('click', begin, { capture: true });
}
