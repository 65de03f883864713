import { shownPhone, telephoneLink } from '../../../src/shared/telephone.ts';

/** A lead's number as a link that dials it; only its words where no number is certain. */
export function PhoneLink({
  phone,
  verb = '',
  className,
  onClick,
}: {
  phone: string;
  /** Stands before the number of a link, such as `Call `; where there is none, `Phone: ` does. */
  verb?: string;
  className?: string;
  onClick?(): void;
}) {
  const address = telephoneLink(phone);
  if (!address) return <span className="wraps">{verb ? `Phone: ${phone}` : phone}</span>;
  return (
    <a className={className ? `wraps ${className}` : 'wraps'} href={address} onClick={onClick}>
      {verb + shownPhone(phone)}
    </a>
  );
}
