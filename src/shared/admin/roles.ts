/** The roles from the lowest to the highest. Each role may do everything that the earlier ones may. */
export const roles = ['crew', 'office', 'owner'] as const;
export type Role = (typeof roles)[number];

/** True if a role may do what needs at least the lowest role. */
export function includesRole(role: Role, lowest: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(lowest);
}
