import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches, useNavigation } from 'react-router';
import { type AdminSectionName, adminSections } from '../../src/shared/admin/admin-sections.ts';
import type { Notices } from '../../src/shared/admin/delivery.ts';
import { describeFailure, tellProblem } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { adminRequest } from './api.ts';
import { forgetAtLogout } from './kept.ts';
import { Announcer, Question } from './kit/ask.tsx';
import { Button } from './kit/button.tsx';
import { AlarmBanner, MailNotice } from './notices.tsx';
import { SectionNavigation } from './section-navigation.tsx';

/** Who uses the admin, and on which site. */
export interface Owner {
  /** The business's name. */
  product: string;
  /** The owner has signed out. */
  onSignedOut(): Promise<void>;
}

/** The frame around every section of the admin (docs/product.md, "Admin"). It is shown before the first section has loaded. */
export function Shell({ product, onSignedOut }: Owner) {
  const isLoading = useNavigation().state === 'loading';
  useArrival(product);
  return (
    <div className="admin">
      <AdminHeader product={product} onSignedOut={onSignedOut} />
      <SectionNavigation current={useSectionName()} />
      <p className="admin__pending card" role="status">
        {isLoading && 'Loading...'}
      </p>
      <main className="admin__main" id="content" aria-busy={isLoading}>
        <Outlet />
      </main>
      <footer className="admin__footer hint">
        <p>
          © {new Date().getFullYear()} {product}. All rights reserved.
        </p>
      </footer>
      <Question />
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}

/** A section with what the admin has to say of other things. */
export function NoticedSection() {
  const { alarms, isSilent } = useLoaderData() as Notices;
  const { pathname } = useLocation();
  const isUndisturbed = undisturbed.has(useSectionName());
  return (
    <>
      <AlarmBanner alarms={alarms} />
      {!isUndisturbed && <MailNotice isSilent={isSilent} />}
      <Outlet key={pathname} />
      {isUndisturbed && <MailNotice isSilent={isSilent} />}
    </>
  );
}

function AdminHeader({ product, onSignedOut }: Owner) {
  async function signOut(): Promise<void> {
    try {
      await adminRequest('/api/admin/logout', { method: 'POST' });
      forgetAtLogout();
      await onSignedOut();
    } catch (error) {
      const description =
        error instanceof ResponseError ? describeFailure(error) : 'There’s no connection, so you’re still signed in.';
      tellProblem('Error', description);
    }
  }

  return (
    <header className="admin__header cluster">
      <p className="admin__title">{product} - Admin</p>
      <a className="admin__website tap" href="/">
        View Website
      </a>
      <Button className="button--on-dark" onClick={signOut}>
        Logout
      </Button>
    </header>
  );
}

/** On these focused screens, notices go below the content. */
const undisturbed: ReadonlySet<AdminSectionName> = new Set(['document', 'profile', 'setUp']);

/** The section at the address. */
function useSectionName(): AdminSectionName {
  return (useMatches().at(-1)?.id ?? 'leads') as AdminSectionName;
}

/**
 * What a browser does at the load of a page: its title, and the focus at its beginning, or at the control that the address names, so that
 * the next key and what is read aloud go on there. The overview has exactly the specified title; a section puts its own name before it.
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
