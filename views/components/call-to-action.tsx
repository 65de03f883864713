import type { ReactNode } from 'react';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { usePage, useSite } from '../site.ts';
import { Words } from './words.tsx';

export interface CallToActionProps {
  heading: string;
  text: string;
  action: string;
  /** Label of the telephone link, where the page asks for one. */
  callLabel?: string;
  /** A way back or on, under the buttons. */
  children?: ReactNode;
}

/** The closing band of a page, a fence line rising into the paper: one action, and the telephone where the page asks for it. */
export function CallToAction({ heading, text, action, callLabel, children }: CallToActionProps) {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <section className="call-to-action picket-line--head on-dark">
      <div className="frame call-to-action__inner">
        <div className="call-to-action__words">
          <h2>{heading}</h2>
          <p>
            <Words text={text} />
          </p>
        </div>
        <div className="button-row">
          <a className="button" href={path === '/' ? '#contact' : '/#contact'}>
            {action}
          </a>
          {callLabel && (
            <a className="button button--quiet" href={telephoneLink(profile.phone)}>
              {callLabel}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
