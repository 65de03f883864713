import * as z from 'zod/mini';
import { onOneLine } from './clean-line.ts';

/** Six digits of the owner's app, or a recovery code of 24 letters with whatever stands between them. */
export const codeField = z.string('Invalid code').check(onOneLine(), z.maxLength(60, 'Invalid code'));

/** The admin login (docs/product.md, "Form rules"); `code` is the second step, where the owner has switched it on. */
export const loginSchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Invalid password')),
  code: z.optional(codeField),
});

export type Role = 'admin' | 'staff';

/** What `GET /api/admin/session` answers: `authenticated` is true for the admin only (docs/decisions.md, "The API"). */
export interface Session {
  authenticated: boolean;
  role?: Role;
}

/** Another device that is signed in; times are ISO 8601, UTC, and `seenAt` is right to the hour. */
export interface OtherSession {
  role: Role;
  createdAt: string;
  seenAt: string;
}
