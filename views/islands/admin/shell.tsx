import { Suspense, useEffect, useRef } from 'react';
import { type AdminSectionName, type findAdminSection, listedSections } from '../../../src/shared/admin-sections.ts';
import { ResponseError } from '../request.ts';
import { addToast } from '../toast.ts';
import { SignInDialog } from './accounts/sign-in-dialog.tsx';
import { adminRequest } from './admin-request.ts';
import { MailNotice } from './delivery/mail-notice.tsx';
import { describeFailure } from './failure.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { sectionComponents } from './sections.ts';
import { AlarmBanner } from './upkeep/alarm-banner.tsx';

interface ShellProps {
  product: string;
  section: NonNullable<ReturnType<typeof findAdminSection>>;
  onSignedOut(): Promise<void>;
}

/** What the owner sees after signing in: the same frame around every section (docs/product.md, "Desk"). */
export function Shell({ product, section, onSignedOut }: ShellProps) {
  const Section = sectionComponents[section.name];
  return (
    <div className="admin">
      <AdminHeader product={product} onSignedOut={onSignedOut} />
      <SectionNavigation current={section.name} />
      <main className="admin__main" id="content">
        <AlarmBanner />
        <MailNotice />
        <SectionBoundary>
          <Suspense fallback={<p className="admin-loading">Loading...</p>}>
            <Section product={product} id={section.id} documentKey={section.documentKey} />
          </Suspense>
        </SectionBoundary>
      </main>
      <footer className="admin__footer">
        <p>
          © {new Date().getFullYear()} {product}. All rights reserved.
        </p>
      </footer>
      <SignInDialog />
    </div>
  );
}

function AdminHeader({ product, onSignedOut }: Pick<ShellProps, 'product' | 'onSignedOut'>) {
  async function signOut(): Promise<void> {
    try {
      await adminRequest('/api/admin/logout', { method: 'POST' });
      await onSignedOut();
    } catch (error) {
      addToast({
        title: 'Error',
        description:
          error instanceof ResponseError
            ? describeFailure(error)
            : 'There is no connection, so you are still signed in.',
        variant: 'destructive',
      });
    }
  }

  return (
    <header className="admin__header">
      <p className="admin__title">{product} - Admin</p>
      <a className="admin__website" href="/">
        View Website
      </a>
      <button className="button button--on-dark" type="button" onClick={signOut}>
        Logout
      </button>
    </header>
  );
}

/** Plain links: every section is a page of its own. On a phone they scroll sideways, to where the owner is. */
function SectionNavigation({ current }: { current: AdminSectionName }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav className="section-navigation" aria-label="Admin sections">
      <ul ref={list} className="section-navigation__list">
        {listedSections.map(({ name, label, path }) => (
          <li key={name}>
            <a className="section-navigation__link" href={path} aria-current={currentOf(name, current)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One lead belongs to the list of leads, and is not that page. */
function currentOf(name: string, current: AdminSectionName): 'page' | 'true' | undefined {
  if (name === current) return 'page';
  return parents[current] === name ? 'true' : undefined;
}

/** The list that a record's own screen belongs to. */
const parents: Partial<Record<AdminSectionName, AdminSectionName>> = {
  lead: 'leads',
  project: 'projects',
  document: 'site',
};
