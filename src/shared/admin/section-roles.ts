import { type AdminSection, type ListedSection, listedSections } from './admin-sections.ts';
import { includesRole, type Role } from './roles.ts';

/** True if a role may open a section. */
export function maySee(role: Role, { role: lowest = 'office' }: AdminSection): boolean {
  return includesRole(role, lowest);
}

/** Lists the sections that a role's menu and jump dialog name. */
export function listSectionsFor(role: Role): readonly ListedSection[] {
  return listedSections.filter((section) => maySee(role, section) && (section.only ?? role) === role);
}

/** The first section of a role, which opens after signing in. */
export function homeOf(role: Role): string {
  return role === 'crew' ? '/admin/today' : '/admin';
}
