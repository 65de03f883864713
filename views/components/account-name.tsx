/**
 * Names a form's account for password managers, because a site with one person has no user name to type. It is never posted.
 * @param of the person's email, or `admin` without one
 */
export const AccountName = ({ of }: { of: string }) => (
  <input type="text" autoComplete="username" defaultValue={of} readOnly hidden />
);
