import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { Icon } from '../components/icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

const none: readonly Toast[] = [];

/** Shows the notifications (limits: specification, section 9). The server renders nothing. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    // A provider of its own for each notification: one that was closed under the pointer would leave the next paused for ever.
    <Radix.Provider key={toasts[0]?.id} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <Notification key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toast-viewport" hotkey={['F8']} />
    </Radix.Provider>
  );
}

/** The variants differ in icon and word as well as in colour (decisions, section 9). */
function Notification({ toast }: { toast: Toast }) {
  const failed = toast.variant === 'destructive';
  return (
    <Radix.Root
      className={`toast toast--${toast.variant}`}
      open={toast.open}
      type={failed ? 'foreground' : 'background'}
      onOpenChange={(open) => open || dismissToast(toast.id)}
    >
      <Icon name={failed ? 'alert' : 'notice'} label={failed ? 'Problem' : 'Notice'} className="toast__icon" />
      <div className="toast__text">
        <Radix.Title className="toast__title">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="toast__description">{toast.description}</Radix.Description>}
        {toast.action && (
          <Radix.Action className="toast__action" altText={toast.action.label} onClick={toast.action.onSelect}>
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="toast__close" aria-label="Close notification">
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
