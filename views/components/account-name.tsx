import type { Role } from '../../src/shared/admin/accounts.ts';

/**
 * Tells password managers which account a form belongs to, because both accounts sign in at one address without a user name.
 * Never posted.
 */
export const AccountName = ({ of }: { of: Role }) => (
  <input type="text" autoComplete="username" defaultValue={of} readOnly hidden />
);
