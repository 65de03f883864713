import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Session } from '../../src/shared/admin/accounts.ts';
import { homeOf } from '../../src/shared/admin/section-roles.ts';
import { useAwake } from '../islands/awake.ts';
import { request } from '../islands/request.ts';
import { LoadFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';
import { adminRoutes } from './routes.tsx';
import type { Owner } from './shell.tsx';
import { SignInDialog } from './sign-in.tsx';

/** The admin (docs/product.md, "Admin" and "States"): loading, then the login card or the app, depending on the session. */
export function Admin({ product }: { product: string }) {
  const [{ session, Card, error }, askForSession] = useSession();
  const awake = useAwake();
  if (error) return <LoadFailure what="The session" onReload={askForSession} />;
  if (!session) return <Loading hidden={!awake} />;
  const { person, signIn } = session;
  if (!person)
    return (
      <>
        {Card && <Card ways={signIn} onSignedIn={askForSession} />}
        <NoticeTaps go={begin} />
      </>
    );
  return <Application product={product} person={person} onSignedOut={askForSession} />;
}

/** The app of a signed-in person. Signing out removes it with all data that it loaded. */
function Application(owner: Owner) {
  const [router] = useState(() => {
    if (location.pathname === '/admin') begin(homeOf(owner.person.role));
    return createBrowserRouter(adminRoutes(owner));
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <>
      {/* Show new data and its toast in the same frame (no transition). */}
      <RouterProvider router={router} useTransitions={false} />
      <SignInDialog person={owner.person} />
      <NoticeTaps go={router.navigate} />
    </>
  );
}

/** The admin starts at this address once someone has signed in. */
const begin = (path: string) => window.history.replaceState(null, '', path);

/** Opens the page of a tapped notification when the service worker asks an open admin to. */
function NoticeTaps({ go }: { go(path: string): unknown }) {
  useEffect(() => {
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent) => typeof data?.open === 'string' && void go(data.open);
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, [go]);
  return null;
}

interface SessionState {
  session?: Session;
  /** The sign-in card, while no one is signed in. */
  Card?: ComponentType<{ ways: Session['signIn']; onSignedIn(): Promise<void> }>;
  error?: unknown;
}

/**
 * Asks the server who is signed in when the admin opens, and again only on demand (docs/product.md, "Calls"). The earlier response is
 * cleared while the new request runs, so that no lead stays visible after a logout.
 * @returns the response or the failure, neither while the request is pending, and a function that asks again
 */
function useSession(): [SessionState, () => Promise<void>] {
  const [state, setState] = useState<SessionState>({});

  const ask = useCallback(async () => {
    setState({});
    try {
      const session: Session = await (await request('/api/admin/session')).json();
      // Most people are signed in already, so they don't load the card.
      const Card = session.person ? undefined : (await import('./login-card.tsx')).LoginCard;
      setState({ session, ...(Card && { Card }) });
    } catch (error) {
      setState({ error });
    }
  }, []);

  useEffect(() => {
    void ask();
    // A page restored by the Back button would show leads after a logout.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [ask]);

  return [state, ask];
}
