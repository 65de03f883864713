import { Suspense } from 'react';
import type { AdminSectionName, findAdminSection } from '../../src/shared/admin-sections.ts';
import { describeFailure } from '../islands/failure.ts';
import { ResponseError } from '../islands/request.ts';
import { addToast } from '../islands/toast.ts';
import { SignInDialog } from './accounts/sign-in-dialog.tsx';
import { adminRequest } from './admin-request.ts';
import { MailNotice } from './delivery/mail-notice.tsx';
import { forgetAtLogout } from './kept.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionNavigation } from './section-navigation.tsx';
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
  const isUndisturbed = undisturbed.has(section.name);
  return (
    <div className="admin">
      <AdminHeader product={product} onSignedOut={onSignedOut} />
      <SectionNavigation current={section.name} />
      <main className="admin__main" id="content">
        <AlarmBanner />
        {!isUndisturbed && <MailNotice />}
        <SectionBoundary>
          <Suspense fallback={<p className="admin-loading">Loading...</p>}>
            <Section product={product} id={section.id} documentKey={section.documentKey} />
          </Suspense>
        </SectionBoundary>
        {isUndisturbed && <MailNotice />}
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
      forgetAtLogout();
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

/** Screens of one task, where every line above the work is in the way: what the shell has to say of other things stands below it. */
const undisturbed: ReadonlySet<AdminSectionName> = new Set(['document', 'setUp']);
