import type { ReactNode } from 'react';
import type { Site } from '../../src/shared/page.ts';
import { pricePath } from '../../src/shared/routes.ts';
import { telephoneLink, textLink } from '../../src/shared/telephone.ts';
import { usePage, useSite } from '../site.ts';
import { breadcrumbList, StructuredData } from './meta.tsx';
import { Words } from './words.tsx';

interface BreadcrumbProps {
  /** The pages between the home page and this one. */
  trail?: readonly { name: string; path: string }[];
  /** This page. */
  current: string;
}

/** Breadcrumbs for readers and, as a BreadcrumbList, for search engines. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  const { publicUrl } = useSite();
  const above = [{ name: 'Home', path: '/' }, ...trail];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="cluster">
        {above.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData data={breadcrumbList(above, current, publicUrl)} />
    </nav>
  );
}

interface PlacesProps {
  heading: string;
  /** A town with a page is a link. */
  places: readonly { name: string; path?: string | undefined }[];
  /** Shown below the places. */
  children?: ReactNode;
}

/** A row of towns beside its heading. */
export function Places({ heading, places, children }: PlacesProps) {
  return (
    <section className="section--quiet">
      <div className="frame service-area">
        <h2>{heading}</h2>
        <div className="stack">
          {places.length > 0 && (
            <ul className="places cluster">
              {places.map(({ name, path }) => (
                <li key={name}>
                  {path ? (
                    <a className="place tap" href={path}>
                      {name}
                    </a>
                  ) : (
                    <span className="place tap">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Links as an English list: "A", "A and B", "A, B and C". */
export function LinkList({ links }: { links: readonly { name: string; path: string }[] }) {
  return links.map(({ name, path }, index) => (
    <span key={path}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <a href={path}>{name}</a>
    </span>
  ));
}

/** A sentence with links to the gallery and the financing page. */
export function GalleryAndFinancing() {
  const { content } = useSite();
  const { galleryIntro, galleryLink, financingIntro, financingLink } = content.frame.onward;
  return (
    <>
      {`${galleryIntro} `}
      <a href="/gallery">{galleryLink}</a>
      {`, ${financingIntro}`} <a href="/fence-financing">{financingLink}</a>.
    </>
  );
}

/** A link to "Price my fence", if the owner shows the planner. @param preset the code of the plan to begin with */
export function PriceLink({ preset, children }: { preset?: string; children: ReactNode }) {
  if (!useSite().prices.prices.enabled) return null;
  return (
    <p>
      <a className="onward" href={preset ? `${pricePath}?plan=${preset}` : pricePath} rel={preset && 'nofollow'}>
        {children}
      </a>
    </p>
  );
}

/** "Text us" beside the phone number, if the owner answers text messages. */
export function TextLink({ className }: { className?: string }) {
  const { phone, textMessages } = useSite().profile;
  const address = textMessages ? textLink(phone) : undefined;
  return (
    address && (
      <a className={className} href={address}>
        Text us
      </a>
    )
  );
}

interface CallToActionProps {
  heading: string;
  text: string;
  action: string;
  /** The label of the phone link; absent without one. */
  callLabel?: string;
  /** Links below the buttons, such as back to the overview. */
  children?: ReactNode;
}

/** The band at the end of a page, with a fence line on top: one action, and a phone link if `callLabel` is given. */
export function CallToAction({ heading, text, action, callLabel, children }: CallToActionProps) {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <section className="call-to-action picket-line--head on-dark">
      <div className="frame call-to-action__inner">
        <div className="call-to-action__words stack-2">
          <h2>{heading}</h2>
          <p>
            <Words text={text} />
          </p>
        </div>
        <div className="cluster">
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

/** The address of "Privacy Policy": from the profile, else the published page, else none. */
export const privacyAddress = ({ profile, map }: Site) =>
  ownAddress(profile.privacyUrl, map.paths.get('privacy-policy'));

/** The address of "Terms of Service", found the same way. */
export const termsAddress = ({ profile, map }: Site) => ownAddress(profile.termsUrl, map.paths.get('terms-of-service'));

const ownAddress = (address: string, path: string | undefined) => (address === '#' ? (path ?? '#') : address);

/**
 * The privacy line of a form, once the privacy policy is published. It is outside the form's island, so that no script contains
 * it.
 * @param isFramed adds page margins where no container does
 */
export function PrivacyLine({ isFramed = false }: { isFramed?: boolean }) {
  const site = useSite();
  if (!site.map.paths.has('privacy-policy')) return null;
  return (
    <p className={isFramed ? 'form__privacy hint frame' : 'form__privacy hint'}>
      We use your information to reply to you. <a href={privacyAddress(site)}>Privacy Policy</a>
    </p>
  );
}
