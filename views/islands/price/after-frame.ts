/**
 * Work that the next frame does not wait for: it is done once that frame is shown, and once for all calls before.
 * A large plan takes a slow phone a while to draw, and what was typed or tapped is to be answered first.
 */
export function afterFrame(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        work();
      }),
    );
  };
}
