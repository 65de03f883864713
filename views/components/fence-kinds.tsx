import type { ServiceContent } from '../../src/shared/content.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';
import { Section } from './section.tsx';
import { SitePicture } from './site-picture.tsx';

/**
 * Links from the gallery to the pages of six kinds of fence.
 * @param isFirst the gallery has no picture yet, so these are the only pictures of the page
 */
export function FenceKinds({ isFirst }: { isFirst: boolean }) {
  const { content, profile } = useSite();
  const words = fillPlaceholders(content.gallery.kinds, profile);
  const kinds = words.slugs.flatMap((slug) => content.services.filter((service) => service.slug === slug));
  return (
    <Section heading={words.heading} intro={isFirst ? words.textWhileEmpty : words.text} tone="card">
      <ul className="project-gallery__list">
        {kinds.map((kind) => (
          <li key={kind.slug}>
            <FenceKind {...kind} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FenceKind({ slug, menuName, picture }: ServiceContent) {
  return (
    <a className="project-card" href={`/${slug}`}>
      <SitePicture name={picture.name} alt="" sizes="(min-width: 64rem) 32rem, 46vw" />
      <span className="project-card__text">
        <strong className="project-card__title">{menuName}</strong>
      </span>
    </a>
  );
}
