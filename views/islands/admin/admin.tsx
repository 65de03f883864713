import type { Session } from '../../../src/shared/login.ts';
import { useJson } from '../json.ts';
import { Dashboard } from './dashboard.tsx';
import { LoginCard } from './login-card.tsx';

export interface AdminProps {
  product: string;
}

/** The admin panel (specification, sections 2.13 and 4): loading, then login card or dashboard, as the session call says. */
export function Admin({ product }: AdminProps) {
  const [{ value: session, error }, fetchSession] = useJson<Session>('/api/admin/session');
  if (!session && !error) return <p className="admin-loading">Loading...</p>;
  if (session?.authenticated) return <Dashboard product={product} onSignedOut={fetchSession} />;
  return <LoginCard role={session?.role} onSignedIn={fetchSession} />;
}
