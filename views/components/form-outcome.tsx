/** What the form says in place, below its button: the reference after a success, the telephone after a failure. */
export function FormOutcome({
  words,
  reference,
  problem,
  phone,
  phoneLink,
}: {
  /** Comes first, where no notification says it. */
  words?: { title: string; text: string } | undefined;
  reference?: string | undefined;
  problem?: string | undefined;
  phone?: string | undefined;
  phoneLink?: string | undefined;
}) {
  const failed = problem !== undefined;
  const opening = words && (
    <>
      <strong>{words.title}</strong> {words.text}{' '}
    </>
  );
  return (
    <div role="status">
      {!failed && (reference || words) && (
        <p className="form__confirmation">
          {opening}
          {reference && (
            <>
              Your reference is <strong>{reference}</strong>. Please have it handy if you call us.
            </>
          )}
        </p>
      )}
      {failed && (
        <p className="form__error">
          {opening}
          <span data-words="">{problem || 'Your text is still here.'}</span>{' '}
          {phone && !problem.includes(phone) && (
            <>
              You can also call us at <a href={phoneLink}>{phone}</a>.
            </>
          )}
        </p>
      )}
    </div>
  );
}
