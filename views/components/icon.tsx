/** Drawn on a 24 px grid with one stroke width, so that all icons look alike. */
const paths = {
  phone:
    'M5 4h3.5l1.8 4.6-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3L20 15.5V19a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3 6.2 2 2 0 0 1 5 4Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  notice: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.6v.1',
  alert: 'M12 3.5 2.5 20h19L12 3.5Zm0 6.5v4.5m0 2.6v.1',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12v.1m7-.1v.1m7-.1v.1',
  picture: 'M4 5h16v14H4V5Zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.2v.1',
} as const;

type IconName = keyof typeof paths;

interface IconLook {
  label?: string;
  className?: string;
}

/** An icon in the color of the text around it; hidden from assistive technology unless it has a label. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <DrawnIcon path={paths[name]} {...look} />;
}

/** Draws an icon that only one part of the site uses. */
export function DrawnIcon({ path, label, className }: IconLook & { path: string }) {
  return (
    <svg
      className={`icon ${className ?? ''}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}

/** A spinner; it doesn't turn with reduced motion. The text beside it says what is loading. */
export function Spinner({ className = '' }: { className?: string }) {
  return <span className={`spinner ${className}`.trim()} aria-hidden="true" />;
}
