import { useLocation } from 'react-router';
import { relatedServices, serviceName } from '../../src/shared/navigation.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentSectionView } from '../components/content-section.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { findServiceContent } from '../content/services/index.ts';
import { Island } from '../island.tsx';
import { EstimateForm } from '../islands/estimate-form.tsx';
import { usePage, useSite } from '../site.ts';
import { NotFoundPage } from './not-found.tsx';

/** The one layout of the 18 service pages (specification, section 2.8). */
export function ServicePage() {
  const { profile } = useSite();
  const { formState } = usePage();
  const path = useLocation().pathname;
  const slug = path.slice(1);
  const content = findServiceContent(slug);
  if (!content) return <NotFoundPage />;
  const words = fillPlaceholders(content, profile);
  const related = relatedServices(slug);
  const services = [serviceName(slug) ?? words.serviceTitle, ...related.map(({ title }) => title)];
  return (
    <Layout>
      <Meta
        title={`${words.title} | ${profile.name}`}
        description={words.description}
        keywords={words.keywords}
        picture={words.picture.name}
      />
      <section className="hero">
        <h1>{words.serviceTitle}</h1>
        <p>{words.serviceDescription}</p>
        <SitePicture name={words.picture.name} alt={words.picture.alt} first />
      </section>
      <nav aria-label="Breadcrumb">
        <a href="/">Home</a> / <span aria-current="page">{words.serviceTitle}</span>
      </nav>
      {words.contentSections.map((section) => (
        <ContentSectionView key={section.heading} section={section} />
      ))}
      <aside>
        {related.length > 0 && (
          <nav aria-label="Related services">
            <h2>Related Services</h2>
            <ul>
              {related.map(({ title, path }) => (
                <li key={path}>
                  <a href={path}>
                    {title} {path}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section>
          <h2>Need A Free Quote?</h2>
          <a href="/#contact">Contact Us Now</a>
        </section>
        <section id="quick-estimate">
          <h2>Quick Estimate Request</h2>
          <Island
            name="estimate-form"
            component={EstimateForm}
            props={{ page: path, services, state: formState, phone: profile.phone }}
          />
        </section>
      </aside>
      <CallToAction {...words.closing} />
    </Layout>
  );
}
