import type { Role } from '../../src/shared/desk/accounts.ts';

/** Tells password managers whose password a form is about: both accounts have one address, and neither has a user name. It is not sent. */
export const AccountName = ({ of }: { of: Role }) => (
  <input type="text" autoComplete="username" defaultValue={of} readOnly hidden />
);
