import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../components/icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';
import { followSwipe } from './toast-swipe.ts';

const none: readonly Toast[] = [];
const hotkey = 'F8';
const durationMs = 5000;
const tickMs = 250;

/** Shows the notifications (limits: specification, section 9). The server renders nothing. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const viewport = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const focus = ({ key }: globalThis.KeyboardEvent) => key === hotkey && viewport.current?.focus();
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const shown = toasts.find(({ open }) => open);
  return (
    <section aria-label={`Notifications (${hotkey})`}>
      <Announcement role="status" toast={shown?.variant === 'default' ? shown : undefined} />
      <Announcement role="alert" toast={shown?.variant === 'destructive' ? shown : undefined} />
      <ol className="toast-viewport" tabIndex={-1} ref={viewport}>
        {shown && <Notification key={shown.id} toast={shown} />}
      </ol>
    </section>
  );
}

/** Screen readers tell what changes in a region that was there before; one that arrives with its words is often passed over. */
function Announcement({ role, toast }: { role: 'status' | 'alert'; toast: Toast | undefined }) {
  return (
    <p className="toast-announcement" role={role}>
      {toast && `${toast.title} ${toast.description ?? ''}`}
    </p>
  );
}

/** The variants differ in icon and word as well as in colour (decisions, section 9). */
function Notification({ toast }: { toast: Toast }) {
  const failed = toast.variant === 'destructive';
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => followSwipe(element.current as HTMLElement, () => close(toast.id, element.current)), [toast.id]);
  useEffect(() => countDown(element.current as HTMLElement, () => close(toast.id, element.current)), [toast.id]);
  return (
    <li
      ref={element}
      className={`toast toast--${toast.variant}`}
      data-state="open"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close(toast.id, element.current)}
    >
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
    </li>
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

/** The focus stays among the notifications instead of falling back to the top of the page. */
function close(id: string, element: HTMLElement | null): void {
  if (element?.contains(document.activeElement)) element.parentElement?.focus();
  dismissToast(id);
}

/** Time passes only while nobody points at the notification, has the focus there, or looks at another tab. */
function countDown(element: HTMLElement, onEnd: () => void): () => void {
  let leftMs = durationMs;
  const timer = setInterval(() => {
    if (isHeld(element)) return;
    leftMs -= tickMs;
    if (leftMs <= 0) onEnd();
  }, tickMs);
  return () => clearInterval(timer);
}

function isHeld(element: HTMLElement): boolean {
  const isPointedAt = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  return isPointedAt || Boolean(element.parentElement?.contains(document.activeElement)) || document.hidden;
}
