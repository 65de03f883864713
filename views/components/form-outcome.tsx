import { telephoneLink } from '../../src/shared/profile.ts';

/** What the form says in place, below its button: the reference after a success, the telephone after a failure. */
export function FormOutcome({
  reference,
  problem,
  phone,
}: {
  reference?: string | undefined;
  problem?: string | undefined;
  phone?: string | undefined;
}) {
  return (
    <div role="status">
      {reference && (
        <p className="form__confirmation">
          Your reference is <strong>{reference}</strong>. Please quote it if you call us.
        </p>
      )}
      {problem !== undefined && (
        <p className="form__error">
          {problem || 'Your text is still here.'}{' '}
          {phone && !problem?.includes(phone) && (
            <>
              You can also call us at <a href={telephoneLink(phone)}>{phone}</a>.
            </>
          )}
        </p>
      )}
    </div>
  );
}
