/**
 * The sections of the admin and their addresses, for the server and for the router of `views/admin/routes.tsx`. A new section needs one
 * entry here and one there, which names its module; the compiler requires the second.
 */
export const adminSections = [
  { name: 'leads', label: 'Leads', group: 'Leads', path: '/admin' },
  { name: 'due', label: 'Due', group: 'Leads', path: '/admin/due' },
  { name: 'addLead', label: 'Add a lead', path: '/admin/leads/new' },
  { name: 'lead', label: 'Lead', path: '/admin/leads/:id' },
  {
    name: 'calendar',
    label: 'Calendar',
    group: 'Leads',
    path: '/admin/calendar',
    about: 'This week’s appointments, and how to see them on your phone.',
  },
  {
    name: 'reports',
    label: 'Reports',
    group: 'Leads',
    path: '/admin/reports',
    about: 'Where your leads come from, and how fast you respond.',
  },
  {
    name: 'site',
    label: 'Pages',
    group: 'Website',
    path: '/admin/site',
    about: 'All the text on your website: edit, preview, publish, and see earlier versions.',
  },
  { name: 'document', label: 'Page', path: '/admin/site/:key' },
  {
    name: 'projects',
    label: 'Projects',
    group: 'Website',
    path: '/admin/projects',
    about: 'Finished jobs with photos, shown in the gallery and on matching pages.',
  },
  { name: 'project', label: 'Project', path: '/admin/projects/:id' },
  {
    name: 'pictures',
    label: 'Pictures',
    group: 'Website',
    path: '/admin/pictures',
    about: 'Arrange and caption the gallery, and manage the pictures on your pages.',
  },
  {
    name: 'prices',
    label: 'Prices',
    group: 'Website',
    path: '/admin/prices',
    about: 'The prices that Price my fence uses, their history, and the fences you offer.',
  },
  {
    name: 'catalog',
    label: 'Catalog',
    group: 'Website',
    path: '/admin/catalog',
    about: 'See which PDF is live, and replace or remove it.',
  },
  {
    name: 'redirects',
    label: 'Redirects',
    group: 'Website',
    path: '/admin/redirects',
    about: 'Send old addresses to the right page: from your previous website, or from pages you’ve renamed.',
  },
  {
    name: 'profile',
    label: 'Business profile',
    group: 'Business',
    path: '/admin/profile',
    about: 'Name, phone, hours, testimonials, and links. Changes go live on every page right away.',
  },
  {
    name: 'templates',
    label: 'Templates',
    group: 'Business',
    path: '/admin/templates',
    about: 'Ready-made text for your replies, text messages, and review requests.',
  },
  {
    name: 'delivery',
    label: 'Delivery',
    group: 'Business',
    path: '/admin/delivery',
    about: 'Check that leads reach you, the contact form works, and backups are good.',
  },
  {
    name: 'notifications',
    label: 'Notifications',
    group: 'Business',
    path: '/admin/notifications',
    about: 'Get a notification on your phone and computer when a lead comes in.',
  },
  {
    name: 'setUp',
    label: 'Setup',
    group: 'Business',
    path: '/admin/set-up',
    about: 'Nine short steps to make this website your own.',
  },
  {
    name: 'activity',
    label: 'Activity',
    group: 'System',
    path: '/admin/activity',
    about: 'Who changed what, and when.',
  },
  {
    name: 'passwords',
    label: 'Passwords',
    group: 'System',
    path: '/admin/passwords',
    about: 'Change the admin and staff passwords, and sign out other devices.',
  },
  {
    name: 'security',
    label: 'Security',
    group: 'System',
    path: '/admin/security',
    about: 'Require a code from your phone in addition to the password.',
  },
  {
    name: 'content-file',
    label: 'Export & import',
    group: 'System',
    path: '/admin/content-file',
    about: 'Save all text and pictures as a file, or import a file from another site.',
  },
] as const satisfies readonly AdminSection[];

/** The sections whose address names no record. Those with a group are in the menu, in this order. */
export const listedSections: readonly AdminSection[] = adminSections.filter(({ path }) => !path.includes(':'));

/** The groups of the menu, in order. */
export const sectionGroups = ['Leads', 'Website', 'Business', 'System'] as const;

export interface AdminSection {
  name: string;
  label: string;
  /** The menu's group. A section without one is reached from its list. */
  group?: (typeof sectionGroups)[number];
  /** `:id` is the number of a record, `:key` the name of a document. */
  path: string;
  /** One sentence for the overview; a section without it is not listed there. */
  about?: string;
}

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
