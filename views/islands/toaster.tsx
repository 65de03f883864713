import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../components/icon.tsx';
import { dismissToast, type Toast, toasts } from './toast.ts';

const hotkey = 'F8';
const durationMs = 5000;
const tickMs = 250;

/**
 * Adds the live region for toasts at the end of the page. It exists before the first toast, because screen readers often skip a
 * live region that is added together with its text.
 */
export function showToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}

/** Shows the notifications (docs/product.md, "Notifications"). */
export function Toaster() {
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const answerKey = ({ key }: KeyboardEvent) => {
      if (key === hotkey) viewport.current?.focus();
      if (key === 'Escape') closeFocused(viewport.current);
    };
    document.addEventListener('keydown', answerKey);
    return () => document.removeEventListener('keydown', answerKey);
  }, []);

  const shown = toasts.use().find(({ open }) => open);
  return (
    <section aria-label={`Notifications (${hotkey})`}>
      <div className="toast-viewport" tabIndex={-1} ref={viewport}>
        {(['default', 'destructive'] as const).map((variant) => (
          <div key={variant} role={variant === 'destructive' ? 'alert' : 'status'}>
            {shown?.variant === variant && <Notification key={shown.id} toast={shown} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The variants differ in icon and word as well as in color (docs/decisions.md, "Details"). */
function Notification({ toast }: { toast: Toast }) {
  const failed = toast.variant === 'destructive';
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => followSwipe(element.current as HTMLElement, () => close(toast.id, element.current)), [toast.id]);
  useEffect(() => countDown(element.current as HTMLElement, () => close(toast.id, element.current)), [toast.id]);
  return (
    <div ref={element} className={`toast toast--${toast.variant}`} data-state="open">
      <Icon name={failed ? 'alert' : 'notice'} label={failed ? 'Problem' : 'Notice'} className="toast__icon" />
      <div className="toast__text">
        <div className="toast__title">{toast.title}</div>
        {toast.description && <div className="toast__description">{toast.description}</div>}
        {toast.action && <ActionButton toast={toast} action={toast.action} />}
      </div>
      <button
        className="toast__close"
        type="button"
        aria-label="Close notification"
        onClick={() => close(toast.id, element.current)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function ActionButton({ toast, action }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  const select = () => {
    action.onSelect();
    dismissToast(toast.id);
  };
  return (
    <button className="toast__action" type="button" onClick={select}>
      {action.label}
    </button>
  );
}

/** Escape closes the notification that has the focus, and nothing else on the page. */
function closeFocused(viewport: HTMLElement | null): void {
  if (!viewport?.contains(document.activeElement)) return;
  viewport.focus();
  dismissToast();
}

/** The focus stays among the notifications instead of falling back to the top of the page. */
function close(id: string, element: HTMLElement | null): void {
  if (element?.contains(document.activeElement)) viewportOf(element)?.focus();
  dismissToast(id);
}

/** The timer pauses while the pointer or the focus is on the toast, and while the tab is hidden. */
function countDown(element: HTMLElement, onEnd: () => void): () => void {
  let leftMs = durationMs;
  const timer = setInterval(() => {
    if (isInUse(element)) return;
    leftMs -= tickMs;
    if (leftMs <= 0) onEnd();
  }, tickMs);
  return () => clearInterval(timer);
}

function isInUse(element: HTMLElement): boolean {
  const isPointedAt = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  return isPointedAt || Boolean(viewportOf(element)?.contains(document.activeElement)) || document.hidden;
}

function viewportOf(element: HTMLElement): HTMLElement | null {
  return element.closest('.toast-viewport');
}

/** The distance in pixels from which a swipe to the right dismisses a toast (docs/product.md, "Notifications"). */
const thresholdPixels = 50;

/** The distance in pixels that a finger may move during a tap. */
const tremblePixels = 4;

/**
 * Lets a finger swipe a toast to the right. Beyond the threshold it is dismissed, otherwise it returns.
 * @param onLeave called when it is out of sight
 * @returns a function that removes the listeners
 */
function followSwipe(element: HTMLElement, onLeave: () => void): () => void {
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
