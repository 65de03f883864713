import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';

/**
 * Every public page: the announcement where there is one, header, content and footer.
 * @param phoneBar whether call and quote stay in reach on small screens; not where staff are at work or a page has its own bar
 */
export function Layout({ phoneBar = true, children }: { phoneBar?: boolean; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Announcement />
      <Header />
      <main id="content">{children}</main>
      <Footer />
      {phoneBar && <PhoneBar />}
    </>
  );
}
