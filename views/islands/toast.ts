import { createSharedValue } from './shared-value.ts';

/** Notifications (docs/product.md, "Notifications", "Records", "States" and "Figures"): one store for all islands of a page. */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: { label: string; onSelect(): void };
  open: boolean;
  variant: 'default' | 'destructive';
}

export type ToastInput = Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] };

/** At most one notification is shown; a dismissed one is removed after this long. */
const shownAtMost = 1;
const removeDelayMs = 1_000_000;

/** Toasts that are not removed yet, the newest first. */
export const toasts = createSharedValue<readonly Toast[]>([]);

let count = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Shows a toast in place of the previous one.
 * @returns its id
 */
export function addToast(input: ToastInput): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  const id = String(count);
  for (const { id } of toasts.get().slice(shownAtMost - 1)) cancelRemoval(id);
  toasts.set([{ variant: 'default' as const, ...input, id, open: true }, ...toasts.get()].slice(0, shownAtMost));
  return id;
}

/** Closes one notification, or all of them, and schedules the removal. */
export function dismissToast(id?: string): void {
  for (const toast of toasts.get()) if (id === undefined || toast.id === id) scheduleRemoval(toast.id);
  toasts.set(toasts.get().map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)));
}

/** Forgets one notification, or all of them. */
export function removeToast(id?: string): void {
  for (const toast of toasts.get()) if (id === undefined || toast.id === id) cancelRemoval(toast.id);
  toasts.set(id === undefined ? [] : toasts.get().filter((toast) => toast.id !== id));
}

function scheduleRemoval(id: string): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => removeToast(id), removeDelayMs);
  removals.set(id, timer);
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}
