/** From this many pixels to the right a swipe dismisses (docs/product.md, "Figures"). */
const thresholdPixels = 50;

/** A finger that only taps may move this far. */
const tremblePixels = 4;

/**
 * Lets a notification follow a finger to the right; beyond the threshold it leaves, otherwise it comes back.
 * @param onLeave called when it is out of sight
 * @returns stops following
 */
export function followSwipe(element: HTMLElement, onLeave: () => void): () => void {
  let startX: number | undefined;
  let moved = 0;
  const listeners = new AbortController();
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => element.addEventListener(type, listener, { signal: listeners.signal });

  listen('pointerdown', ({ button, clientX }) => {
    startX = button === 0 ? clientX : undefined;
    moved = 0;
  });
  listen('pointermove', ({ clientX, pointerId }) => {
    if (startX === undefined) return;
    moved = Math.max(0, clientX - startX);
    if (moved <= tremblePixels) return;
    element.setPointerCapture(pointerId);
    show('move');
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    listen(type, () => {
      if (startX === undefined) return;
      startX = undefined;
      if (type === 'pointerup' && moved >= thresholdPixels) void leave();
      else show('cancel');
    });
  return () => listeners.abort();

  function show(swipe: 'move' | 'cancel' | 'end'): void {
    element.style.setProperty('--toast-swipe', `${moved}px`);
    element.dataset.swipe = swipe;
  }

  async function leave(): Promise<void> {
    show('end');
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    onLeave();
  }
}
