import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { Toaster } from '../islands/toaster-slot.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';

/**
 * Every public page: the announcement where there is one, header, content, footer, and the place where notifications appear.
 * @param phoneBar whether call and quote stay in reach on small screens; not where staff are at work or a page has its own bar
 * @param notifications whether an island of the page shows any; they bring React
 */
export function Layout({
  phoneBar = true,
  notifications = false,
  children,
}: {
  phoneBar?: boolean;
  notifications?: boolean;
  children: ReactNode;
}) {
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
      {notifications && <Notifications />}
    </>
  );
}

/** Rendered empty: the toaster's chunk is fetched when the first notification is shown. */
export function Notifications() {
  return <Island name="toaster" component={Toaster} props={{}} wake="call" />;
}
