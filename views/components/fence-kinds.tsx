import type { ServiceContent } from '../../src/shared/content.ts';
import { useSite } from '../site.ts';
import { Section } from './section.tsx';
import { SitePicture } from './site-picture.tsx';

/**
 * A way from the gallery to the pages of six kinds of fence.
 * @param isFirst the gallery holds no picture yet, and these are all there is to see
 */
export function FenceKinds({ isFirst }: { isFirst: boolean }) {
  const { content } = useSite();
  const kinds = content.gallery.kinds.flatMap((slug) => content.services.filter((service) => service.slug === slug));
  return (
    <Section
      heading="Fences by kind"
      intro={`${isFirst ? 'Project photos are coming soon. Until then, see' : 'See'} how each kind looks and what goes into building it.`}
      tone="card"
    >
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
