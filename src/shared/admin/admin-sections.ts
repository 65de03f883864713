import type { Role } from './roles.ts';

/**
 * The sections of the admin and their addresses, for the server and for the router of `views/admin/routes.tsx`. A new section needs one
 * entry here and one there, which names its module; the compiler requires the second.
 */
export const adminSections = [
  { name: 'leads', label: 'Leads', group: 'Leads', path: '/admin' },
  { name: 'today', label: 'Today', group: 'Leads', path: '/admin/today', role: 'crew', only: 'crew' },
  { name: 'due', label: 'Due', group: 'Leads', path: '/admin/due' },
  { name: 'addLead', label: 'Add lead', path: '/admin/leads/new' },
  { name: 'import', label: 'Import customers', path: '/admin/leads/import' },
  { name: 'lead', label: 'Lead', path: '/admin/leads/:id' },
  {
    name: 'calendar',
    label: 'Calendar',
    group: 'Leads',
    path: '/admin/calendar',
  },
  {
    name: 'estimates',
    label: 'Estimates',
    group: 'Leads',
    path: '/admin/estimates',
  },
  { name: 'estimate', label: 'Estimate', path: '/admin/estimates/:id' },
  {
    name: 'reports',
    label: 'Reports',
    group: 'Leads',
    path: '/admin/reports',
  },
  {
    name: 'site',
    label: 'Pages',
    group: 'Website',
    path: '/admin/site',
  },
  { name: 'document', label: 'Page', path: '/admin/site/:key' },
  {
    name: 'projects',
    label: 'Projects',
    group: 'Website',
    path: '/admin/projects',
  },
  { name: 'project', label: 'Project', path: '/admin/projects/:id' },
  {
    name: 'pictures',
    label: 'Photos',
    group: 'Website',
    path: '/admin/pictures',
  },
  {
    name: 'prices',
    label: 'Prices',
    group: 'Website',
    path: '/admin/prices',
    role: 'owner',
  },
  {
    name: 'catalog',
    label: 'Catalog',
    group: 'Website',
    path: '/admin/catalog',
  },
  {
    name: 'redirects',
    label: 'Redirects',
    group: 'Website',
    path: '/admin/redirects',
  },
  {
    name: 'profile',
    label: 'Profile',
    group: 'Business',
    path: '/admin/profile',
  },
  { name: 'people', label: 'People', group: 'Business', path: '/admin/people', role: 'owner' },
  {
    name: 'email',
    label: 'Email',
    group: 'Business',
    path: '/admin/email',
    role: 'owner',
  },
  {
    name: 'notifications',
    label: 'Notifications',
    group: 'Business',
    path: '/admin/notifications',
  },
  {
    name: 'templates',
    label: 'Templates',
    group: 'Business',
    path: '/admin/templates',
  },
  {
    name: 'setUp',
    label: 'Setup',
    path: '/admin/set-up',
    role: 'owner',
  },
  {
    name: 'health',
    label: 'Health',
    group: 'System',
    path: '/admin/health',
    role: 'owner',
  },
  {
    name: 'backups',
    label: 'Backups',
    group: 'System',
    path: '/admin/backups',
    role: 'owner',
  },
  {
    name: 'activity',
    label: 'Activity',
    group: 'System',
    path: '/admin/activity',
    role: 'owner',
  },
  {
    name: 'security',
    label: 'Security',
    group: 'System',
    path: '/admin/security',
    role: 'crew',
  },
  {
    name: 'content-file',
    label: 'Export & import',
    group: 'System',
    path: '/admin/content-file',
    role: 'owner',
  },
] as const satisfies readonly AdminSection[];

/** Addresses of sections that were split or joined, with the section that has their place. Bookmarks and old emails use them. */
export const formerSectionPaths: Readonly<Record<string, string>> = {
  '/admin/delivery': '/admin/health',
  '/admin/passwords': '/admin/security',
};

/** The sections whose address names no record. Those with a group are in the menu, in this order. */
export const listedSections: readonly ListedSection[] = adminSections.filter(({ path }) => !path.includes(':'));

/** The groups of the menu, in order. */
export const sectionGroups = ['Leads', 'Website', 'Business', 'System'] as const;

export interface AdminSection {
  name: string;
  label: string;
  /** The menu's group. A section without one is reached from its list. */
  group?: (typeof sectionGroups)[number];
  /** `:id` is the number of a record, `:key` the name of a document. */
  path: string;
  /** The lowest role that may open it; office if absent. */
  role?: Role;
  /** The only role whose menu has it. */
  only?: Role;
}

/** A section as lists name it. */
export type ListedSection = AdminSection & { name: AdminSectionName };

export type AdminSectionName = (typeof adminSections)[number]['name'];

/** At most fifteen digits, because such numbers are exact in JavaScript and in SQLite. */
const idPattern = '[1-9]\\d{0,14}';

/** A document's name. `src/shared/content/page-plan.ts` has the same rule. */
const keyPattern = '[a-z0-9-]{1,60}';

/** True if the address belongs to a section of the admin. @param path decoded, without query */
export function isAdminSection(path: string): boolean {
  return adminSections.some((section) => {
    const pattern = section.path.replace(':id', idPattern).replace(':key', keyPattern);
    return new RegExp(`^${pattern}$`).test(path);
  });
}
