import * as z from 'zod/mini';

/** The admin login (specification, section 5). */
export const loginSchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Invalid password')),
});

export type Role = 'admin' | 'staff';

/** What `GET /api/admin/session` answers: `authenticated` is true for the admin only (decisions, section 4). */
export interface Session {
  authenticated: boolean;
  role?: Role;
}
