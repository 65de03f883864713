import type { ReactNode } from 'react';
import { pageTransitionStyle } from '../src/shared/page-transition.ts';
import { usePage, useSite } from './site.ts';

/** The shell around every page; what differs between pages stands in <Meta>, which React lifts into the head. */
export function Document({ children }: { children: ReactNode }) {
  const { assets, themeColor } = useSite();
  const { screen, unlisted } = usePage();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {!unlisted && <style>{pageTransitionStyle}</style>}
        <link rel="stylesheet" href={assets.style} />
        {screen === 'price' && <link rel="stylesheet" href={assets.priceStyle} />}
        {unlisted && <link rel="stylesheet" href={assets.adminStyle} />}
        {/* Its imports are not preloaded: WebKit would keep one that failed, and run no script in that tab again (webkit.org/b/270357). */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
