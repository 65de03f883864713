import type { Role } from './roles.ts';

/** The roles as people read them, each with a sentence about what it may do. */
export const roleTexts: Readonly<Record<Role, { label: string; about: string }>> = {
  owner: { label: 'Owner', about: 'Everything.' },
  office: {
    label: 'Office',
    about:
      'Leads, appointments, estimates, photos, projects, catalog, and the text of the site. Not prices, people, setup, backups, or email settings.',
  },
  crew: {
    label: 'Crew',
    about: 'Today’s appointments and won jobs, and photo uploads. No prices, no other leads.',
  },
};
