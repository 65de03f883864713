import { fillPlaceholders, telephoneLink } from '../../src/shared/profile.ts';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { financing } from '../content/financing.ts';
import { useSite } from '../site.ts';

/** The financing page (specification, section 2.9). */
export function FinancingPage() {
  const { profile } = useSite();
  const words = fillPlaceholders(financing, profile);
  return (
    <Layout>
      <Meta title={`${words.title} | ${profile.name}`} description={words.description} keywords={words.keywords} />
      <h1>{words.hero.heading}</h1>
      <p>{words.hero.text}</p>
      <section>
        <h2>{words.panel.heading}</h2>
        <p>{words.panel.text}</p>
        <a className="button" href={profile.financingUrl} target="_blank" rel="noopener">
          {words.panel.applyLabel}
        </a>
        <a href={telephoneLink(profile.phone)}>{words.panel.callLabel}</a>
        <a href="/#contact">{words.panel.contactLabel}</a>
      </section>
    </Layout>
  );
}
