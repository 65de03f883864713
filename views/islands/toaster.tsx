import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

const none: readonly Toast[] = [];

/** Shows the notifications (limits: specification, section 9). The server renders nothing. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={`toast toast--${toast.variant}`}
          open={toast.open}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => open || dismissToast(toast.id)}
        >
          <Radix.Title className="toast__title">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className="toast__description">{toast.description}</Radix.Description>
          )}
          {toast.action && (
            <Radix.Action className="toast__action" altText={toast.action.label} onClick={toast.action.onSelect}>
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close className="toast__close" aria-label="Close notification">
            ×
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toast-viewport" hotkey={['F8']} />
    </Radix.Provider>
  );
}
