import { shownPhone, telephoneLink } from '../../../src/shared/telephone.ts';

/** A lead's phone number as a link; plain text if it can't be dialed for certain. */
export function PhoneLink({
  phone,
  verb = '',
  className,
  onClick,
}: {
  phone: string;
  /** Text before a linked number, such as `Call `. Plain text begins with `Phone: ` instead. */
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
