import { type ReactNode, useEffect, useRef } from 'react';

/** At the bottom of the screen: the bar, and on a phone the sheet above it. It stays above the keyboard, which browsers lay over the page. */
export function WordsDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const place = () => {
      const hidden = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      // A page that is magnified has its bar where the page ends.
      dock.current?.style.setProperty('--keyboard', `${seen.scale > 1.01 ? 0 : Math.round(hidden)}px`);
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, []);
  return (
    <div className="words-dock" ref={dock}>
      {children}
    </div>
  );
}
