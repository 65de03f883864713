import { telephoneLink } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';

/** The closing band of a page: one action, and the telephone where the page asks for it. */
export function CallToAction({
  heading,
  text,
  action,
  callLabel,
}: {
  heading: string;
  text: string;
  action: string;
  callLabel?: string;
}) {
  const { profile } = useSite();
  return (
    <section className="call-to-action">
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="button" href="/#contact">
        {action}
      </a>
      {callLabel && <a href={telephoneLink(profile.phone)}>{callLabel}</a>}
    </section>
  );
}
