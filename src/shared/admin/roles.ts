/** The roles from the lowest to the highest. Each role may do everything that the earlier ones may. */
export const roles = ['crew', 'office', 'owner'] as const;
export type Role = (typeof roles)[number];

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

/** True if a role may do what needs at least the lowest role. */
export function includesRole(role: Role, lowest: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(lowest);
}
