import { townSlugs } from './routes.ts';

/** The towns of the region: those with a page of their own, then the others of the home page's strip (specification, sections 2.5 and 2.10). */
export const townNames = [
  'Greensboro',
  'Winston-Salem',
  'High Point',
  'Kernersville',
  'Asheboro',
  'Burlington',
  'Elon',
  'Lexington',
  'Oak Ridge',
  'Summerfield',
  'Walkertown',
  'Clemmons',
  'Lewisville',
  'Archdale',
  'Jamestown',
  'Thomasville',
] as const;

/** The town of a landing page's path, such as `/high-point-fence-installation`, or `undefined`. */
export function townOfPath(path: string): string | undefined {
  const slug = /^\/([a-z-]+)-fence-installation$/.exec(path)?.[1];
  return slug && townNames.find((name) => slugOf(name) === slug);
}

/** The path of a town's landing page, or `undefined` where it has none. */
export function pathOfTown(name: string): string | undefined {
  const slug = `${slugOf(name)}-fence-installation`;
  return townSlugs.some((known) => known === slug) ? `/${slug}` : undefined;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The first town that a text names, or `undefined`. */
export function townInText(text: string): string | undefined {
  return townPatterns.find(({ pattern }) => pattern.test(text))?.name;
}

const townPatterns = townNames.map((name) => ({
  name,
  pattern: new RegExp(`\\b${name.replace(/[ -]/, '[ -]')}\\b`, 'i'),
}));
