/**
 * Tells password managers which account a form belongs to, because a site with one person has a sign-in without a user name. Never posted.
 * @param of the person's email, or `admin` without one
 */
export const AccountName = ({ of }: { of: string }) => (
  <input type="text" autoComplete="username" defaultValue={of} readOnly hidden />
);
