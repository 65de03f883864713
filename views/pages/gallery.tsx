import { sourceSet } from '../../src/shared/pictures/pictures.ts';
import {
  type Choice,
  filterProjects,
  type ProjectFilter,
  projectChoices,
  type ShownProject,
} from '../../src/shared/pictures/projects.ts';
import { Layout } from '../components/frame.tsx';
import { Gallery, type GallerySample, PartLinks, PlainGallery, partLength } from '../components/gallery.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb, CallToAction } from '../components/links.tsx';
import { imageObject, PageHead, type Thing, webPage } from '../components/meta.tsx';
import { Projects } from '../components/projects.tsx';
import { FenceKinds, Section } from '../components/sections.tsx';
import { gallerySizes } from '../islands/gallery/gallery-list.ts';
import { useNow, usePage, useSite, useVisitor } from '../site.ts';

/** The project gallery (docs/product.md, "Gallery"). */
export function GalleryPage() {
  const site = useSite();
  const { path } = usePage();
  const isFiltered = useVisitor().projectFilter !== undefined;
  const isEmpty = site.gallery.length === 0;
  const pageText = site.content.gallery;
  const { title, description, hero, callToAction } = pageText;
  return (
    <Layout>
      <PageHead
        words={pageText}
        data={[{ ...webPage(title, description, path, site, useNow()), ...galleryPictures(site) }]}
      />
      {!isFiltered && <GalleryPreloads />}
      <Hero kind="plain" heading={hero.heading} text={isEmpty ? hero.textWhileEmpty : hero.text} />
      <div className="frame">
        <Breadcrumb current="Gallery" />
      </div>
      {(isFiltered || site.projects.length > 0) && <GalleryProjects />}
      {/* Before there are photos, visitors see fences first and then that photos will follow. */}
      {isEmpty && <FenceKinds isFirst />}
      {!isFiltered && (
        <Section heading="Our Completed Projects">
          <Gallery expected={site.gallery.length} samples={gallerySamples(site)} />
          <noscript>
            <PlainGallery />
          </noscript>
        </Section>
      )}
      {!isEmpty && <FenceKinds isFirst={false} />}
      <CallToAction
        heading={callToAction.heading}
        text={isEmpty ? callToAction.textWhileEmpty : callToAction.text}
        action="Get Free Estimate"
        callLabel={`Call: ${site.profile.phone}`}
      />
    </Layout>
  );
}

/** The number of sample projects that replace the gallery when its list can't be loaded (docs/product.md, "Messages"). */
const sampleCount = 6;

function gallerySamples({ content }: ReturnType<typeof useSite>): GallerySample[] {
  const { projects } = content.home.gallery;
  return projects
    .slice(0, sampleCount)
    .map(({ title, location, picture }) => ({ caption: `${title} - ${location}`, file: picture.name }));
}

/** Preloads the list and its first picture, which the browser would otherwise fetch one after the other once the script runs. */
function GalleryPreloads() {
  const { gallery, projects } = useSite();
  // After the projects, the picture is far below the first screen.
  const first = projects.length > 0 ? undefined : gallery[0];
  return (
    <>
      <link rel="preload" as="fetch" href="/api/images" crossOrigin="use-credentials" />
      {first?.picture?.formats.includes('avif') && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourceSet(first.picture, 'avif')}
          imageSizes={gallerySizes}
          fetchPriority="high"
        />
      )}
    </>
  );
}

/** Structured data of the owner's first captioned pictures; empty if there are none. */
function galleryPictures({ gallery, profile, publicUrl }: ReturnType<typeof useSite>): Partial<Thing> {
  const pictures = gallery
    .slice(0, partLength)
    .flatMap(({ alt, picture }) =>
      picture ? [imageObject(picture, alt || `Fence by ${profile.name}`, publicUrl)] : [],
    );
  return pictures.length > 0 ? { '@type': 'ImageGallery', image: pictures } : {};
}

/** The number of projects on a page, so that its size doesn't grow with them. */
const projectsInPart = 6;

/** The gallery's projects with links that filter them by service and town (docs/product.md, "Projects"). */
function GalleryProjects() {
  const { projects } = useSite();
  const { projectFilter: filter = {}, projectPart = 1 } = useVisitor();
  const found = filterProjects(projects, filter);
  const parts = Math.max(1, Math.ceil(found.length / projectsInPart));
  const part = Math.min(projectPart, parts);
  return (
    <Section heading="Projects" id="projects">
      <Filters filter={filter} projects={projects} />
      <p className="project-count">{countWords(found.length)}</p>
      {found.length === 0 && (
        <p>
          We haven’t added a project like this yet. <a href="/gallery">Show all projects</a>
        </p>
      )}
      {found.length > 0 && <Projects projects={found.slice((part - 1) * projectsInPart, part * projectsInPart)} />}
      <PartLinks
        part={part}
        parts={parts}
        label="Project pages"
        newer="Newer projects"
        older="Older projects"
        address={(target) => address(filter, target)}
      />
    </Section>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`;
}

/** Filters for services and towns that have a project. Each link keeps the other filter. */
function Filters({ filter, projects }: { filter: ProjectFilter; projects: readonly ShownProject[] }) {
  const { services, towns } = projectChoices(useSite().map);
  const { service, town } = filter;
  const hasService = ({ slug }: Choice) => projects.some((project) => project.services.includes(slug));
  const hasTown = ({ slug }: Choice) => projects.some((project) => project.town === slug);
  return (
    <div className="stack-1">
      <FilterList
        label="Service"
        all="All services"
        chosen={service}
        choices={services.filter(hasService)}
        addressOf={(slug) => address({ service: slug, town })}
      />
      <FilterList
        label="Town"
        all="All towns"
        chosen={town}
        choices={towns.filter(hasTown)}
        addressOf={(slug) => address({ service, town: slug })}
      />
    </div>
  );
}

function FilterList({
  label,
  all,
  chosen,
  choices,
  addressOf,
}: {
  label: string;
  all: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  addressOf(slug: string | undefined): string;
}) {
  // The selected filter comes first, so that a phone shows it without scrolling.
  const isChosen = ({ slug }: Choice) => slug === chosen;
  const others = choices.filter((choice) => !isChosen(choice));
  const entries = [{ slug: undefined, name: all }, ...choices.filter(isChosen), ...others];
  return (
    <nav aria-label={`Projects by ${label.toLowerCase()}`}>
      <ul className="project-filters__list">
        {entries.map(({ slug, name }) => (
          <li key={name}>
            <a
              className="project-filters__link"
              href={addressOf(slug)}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function address({ service, town }: { [Key in keyof ProjectFilter]: string | undefined }, part = 1): string {
  const query = new URLSearchParams({
    ...(service && { service }),
    ...(town && { town }),
    ...(part > 1 && { page: String(part) }),
  });
  return query.size > 0 ? `/gallery?${query}` : '/gallery';
}
