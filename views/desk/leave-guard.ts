import { useEffect } from 'react';

/** Has the browser ask before a page with unsaved changes is left. */
export function useLeaveGuard(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
}
