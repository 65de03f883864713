/**
 * Keeps a transition that the browser gives up out of the error log: the visitor went on, came back, or the page stood already.
 * The transition's promises belong to the browser and are unhandled errors until somebody takes them (w3c/csswg-drafts issue 13726).
 */
export function acceptSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}
