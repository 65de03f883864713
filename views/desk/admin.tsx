import { useEffect } from 'react';
import { findAdminSection } from '../../src/shared/admin-sections.ts';
import { useAwake } from '../islands/awake.ts';
import { LoginCard } from './accounts/login-card.tsx';
import { useSession } from './accounts/session.ts';
import { LoadFailure } from './load-failure.tsx';
import { Shell } from './shell.tsx';

export interface AdminProps {
  product: string;
  /** The address, which chooses the section. */
  path: string;
}

/** The admin panel (docs/product.md, "Desk" and "States"): loading, then login card or content, as the session call says. */
export function Admin({ product, path }: AdminProps) {
  const [{ session, error }, fetchSession] = useSession();
  const section = findAdminSection(path);
  const awake = useAwake();
  useReloadWhenRestored();

  if (error) return <LoadFailure what="The session" onReload={fetchSession} />;
  if (!session || !section) return <Loading hidden={!awake} />;
  if (!session.authenticated) return <LoginCard role={session.role} onSignedIn={fetchSession} />;
  return <Shell product={product} section={section} onSignedOut={fetchSession} />;
}

/** Hidden in the server's HTML: without JavaScript nothing is loading. */
function Loading({ hidden }: { hidden: boolean }) {
  return (
    <p className="admin-loading" hidden={hidden}>
      Loading...
    </p>
  );
}

/** A page that the Back button brings back from memory would show leads after a logout. */
function useReloadWhenRestored(): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
