import { serviceName } from '../../src/shared/navigation.ts';
import { findServiceContent } from '../content/services/index.ts';
import { Section } from './section.tsx';
import { SitePicture } from './site-picture.tsx';

/** The six kinds whose pictures differ most. */
const slugs = [
  'privacy-fencing',
  'picket-fencing',
  'ranch-fencing',
  'pool-fencing',
  'decorative-fencing',
  'residential-vinyl-fencing',
];

/**
 * A way from the gallery to the pages of six kinds of fence.
 * @param isFirst the gallery holds no picture yet, and these are all there is to see
 */
export function FenceKinds({ isFirst }: { isFirst: boolean }) {
  return (
    <Section
      heading="Fences by kind"
      intro={`${isFirst ? 'Project photos are coming soon. Until then, see' : 'See'} how each kind looks and what goes into building it.`}
      tone="card"
    >
      <ul className="project-gallery__list">
        {slugs.map((slug) => (
          <li key={slug}>
            <FenceKind slug={slug} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FenceKind({ slug }: { slug: string }) {
  const picture = findServiceContent(slug)?.picture;
  return (
    <a className="project-card" href={`/${slug}`}>
      {picture && <SitePicture name={picture.name} alt="" sizes="(min-width: 64rem) 32rem, 46vw" />}
      <span className="project-card__text">
        <strong className="project-card__title">{serviceName(slug)}</strong>
      </span>
    </a>
  );
}
