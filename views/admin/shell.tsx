import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches, useNavigation } from 'react-router';
import type { SignedInPerson } from '../../src/shared/admin/accounts.ts';
import { type AdminSectionName, adminSections } from '../../src/shared/admin/admin-sections.ts';
import type { Role } from '../../src/shared/admin/roles.ts';
import { describeFailure, tellProblem } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { adminRequest } from './api.ts';
import { AdminFrame } from './frame.tsx';
import { forgetAtLogout } from './kept.ts';
import { readKey } from './keys.ts';
import { Announcer, Question } from './kit/ask.tsx';
import { type FrameNotices, NoticeBar } from './notices.tsx';

/** The signed-in person and the site. */
export interface Owner {
  /** The business's name. */
  product: string;
  person: SignedInPerson;
  /** The person has signed out. */
  onSignedOut(): Promise<void>;
}

/** The frame around every section of the admin (docs/product.md, "Admin"). It is shown before the first section has loaded. */
export function Shell({ product, person, onSignedOut }: Owner) {
  const current = useSectionName();
  useArrival(product);

  const signOut = useCallback(async () => {
    try {
      await adminRequest('/api/admin/logout', { method: 'POST' });
      forgetAtLogout();
      await onSignedOut();
    } catch (error) {
      const description =
        error instanceof ResponseError ? describeFailure(error) : 'There’s no connection, so you’re still signed in.';
      tellProblem('Error', description);
    }
  }, [onSignedOut]);

  return (
    <div className="admin">
      <AdminFrame product={product} person={person} current={current} onSignOut={signOut} />
      <Main>
        <Outlet />
      </Main>
      <footer className="admin__footer hint">
        <p>
          © {new Date().getFullYear()} {product}. All rights reserved.
        </p>
      </footer>
      <Question />
      <Keys role={person.role} />
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}

/** The section, and a note while the next one loads. */
function Main({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <p className="admin__pending card" role="status">
        {isLoading && 'Loading...'}
      </p>
      <main className="admin__main" id="content" aria-busy={isLoading}>
        {children}
      </main>
    </>
  );
}

const KeyDialog = lazy(() => import('./jump.tsx'));

/** The dialogs that a key opens. Everything in them can also be reached from the menu. */
function Keys({ role }: { role: Role }) {
  const [shown, setShown] = useState<'jump' | 'keys'>();
  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      const dialog = readKey(event);
      if (!dialog) return;
      event.preventDefault();
      setShown(dialog);
    };
    window.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return <Suspense>{shown && <KeyDialog shown={shown} role={role} onClose={() => setShown(undefined)} />}</Suspense>;
}

/** Shows a section below the most urgent notice. */
export function NoticedSection() {
  const notices = useLoaderData() as FrameNotices;
  const { pathname } = useLocation();
  const isQuiet = quiet.has(useSectionName());
  return (
    <>
      {!isQuiet && <NoticeBar notices={notices} />}
      <Outlet key={pathname} />
    </>
  );
}

/**
 * Sections without the notice bar. Health already lists everything. The editor and the setup shouldn't be interrupted, and their menu
 * shows the status light.
 */
const quiet: ReadonlySet<AdminSectionName> = new Set(['health', 'document', 'setUp']);

/** The section at the address. */
function useSectionName(): AdminSectionName {
  return (useMatches().at(-1)?.id ?? 'leads') as AdminSectionName;
}

/**
 * Does what a browser does when a page loads: sets the title, and moves the focus to the heading or to the control that the address names,
 * so that keys and screen readers continue there. The overview has exactly the specified title; sections put their name before it.
 */
function useArrival(product: string): void {
  const { pathname, hash } = useLocation();
  const name = useSectionName();
  const arrived = useRef(pathname);
  useEffect(() => {
    const section = name === 'leads' ? '' : `${adminSections.find((each) => each.name === name)?.label} - `;
    document.title = `${section}Admin - ${product}`;
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (heading) heading.tabIndex = -1;
    (document.getElementById(hash.slice(1)) ?? heading)?.focus({ preventScroll: true });
  }, [pathname, hash, name, product]);
}
