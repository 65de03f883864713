/**
 * The sections of the desk and their addresses: what the server answers, and what the router of `views/desk/routes.tsx` shows. A section
 * is added with one entry here and one there, which names its module; the compiler asks for the second.
 */
export const adminSections = [
  { name: 'leads', label: 'Leads', path: '/admin' },
  { name: 'lead', label: 'Lead', path: '/admin/leads/:id' },
  {
    name: 'reports',
    label: 'Reports',
    path: '/admin/reports',
    about: 'What brings leads, and how fast they get an answer.',
  },
  {
    name: 'projects',
    label: 'Projects',
    path: '/admin/projects',
    about: 'Finished jobs with their photos, shown in the gallery and on the pages they belong to.',
  },
  { name: 'project', label: 'Project', path: '/admin/projects/:id' },
  {
    name: 'pictures',
    label: 'Pictures',
    path: '/admin/pictures',
    about: 'The gallery in your order, with captions, and the pictures of the pages.',
  },
  {
    name: 'site',
    label: 'Pages',
    path: '/admin/site',
    about: 'Every word of the website: drafts, a preview of the real page, publishing and its history.',
  },
  { name: 'document', label: 'Page', path: '/admin/site/:key' },
  {
    name: 'redirects',
    label: 'Redirects',
    path: '/admin/redirects',
    about: 'Where old addresses lead: those of a former site, and those that your pages had before.',
  },
  {
    name: 'profile',
    label: 'Business profile',
    path: '/admin/profile',
    about: 'Name, telephone, hours, testimonials and links. Changes go live on every page right away.',
  },
  {
    name: 'setUp',
    label: 'Set-up',
    path: '/admin/set-up',
    about: 'Eight short steps to make this website your own.',
  },
  {
    name: 'prices',
    label: 'Prices',
    path: '/admin/prices',
    about: 'The prices that Price my fence uses, their history, and which fences you offer.',
  },
  {
    name: 'catalog',
    label: 'Catalog',
    path: '/admin/catalog',
    about: 'See which PDF is live, and replace or remove it.',
  },
  {
    name: 'passwords',
    label: 'Passwords',
    path: '/admin/passwords',
    about: 'Change the admin and the staff password; sign out other devices.',
  },
  {
    name: 'security',
    label: 'Security',
    path: '/admin/security',
    about: 'Ask for a code from your phone as well as the password.',
  },
  {
    name: 'delivery',
    label: 'Delivery',
    path: '/admin/delivery',
    about: 'See that leads reach you, that the form works and that the backups are good.',
  },
  {
    name: 'content-file',
    label: 'Content file',
    path: '/admin/content-file',
    about: 'Save all words and pictures as a file, or bring in a file from another site.',
  },
  {
    name: 'activity',
    label: 'Activity',
    path: '/admin/activity',
    about: 'Who changed what, and when.',
  },
] as const satisfies readonly AdminSection[];

/** The sections whose address names no record. */
export const listedSections: readonly AdminSection[] = adminSections.filter(({ path }) => !path.includes(':'));

export interface AdminSection {
  name: string;
  label: string;
  /** `:id` stands for the number of a record, `:key` for the name of a document. */
  path: string;
  /** One sentence for the overview; a section without it is not listed there. */
  about?: string;
}

export type AdminSectionName = (typeof adminSections)[number]['name'];

/** At most fifteen digits: every such number is exact in JavaScript and in SQLite. */
const idPattern = '([1-9]\\d{0,14})';

/** A document's name: `src/shared/content/page-plan.ts` has the same rule. */
const keyPattern = '([a-z0-9-]{1,60})';

/** A section with the record that its address names. */
export interface FoundSection {
  name: AdminSectionName;
  id?: number;
  documentKey?: string;
}

/**
 * The section at an address.
 * @param path decoded, without query
 * @returns the section's name and the record's number or key where the address has one; `undefined` where there is no section
 */
export function findAdminSection(path: string): FoundSection | undefined {
  for (const section of adminSections) {
    const pattern = section.path.replace(':id', idPattern).replace(':key', keyPattern);
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (!match) continue;
    const { name } = section;
    if (match[1] === undefined) return { name };
    return section.path.includes(':id') ? { name, id: Number(match[1]) } : { name, documentKey: match[1] };
  }
  return undefined;
}
