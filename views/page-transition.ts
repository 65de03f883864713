/**
 * A transition that the browser gives up, because the visitor went on or came back, is no fault. Its promises are unhandled
 * errors until somebody takes them (w3c/csswg-drafts issue 13726); WebKit reports them to the page that the Back button brings back.
 */
export function acceptSkippedTransitions(): void {
  for (const type of ['pageswap', 'pagereveal'] as const)
    window.addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {});
      viewTransition?.finished.catch(() => {});
    });
}
