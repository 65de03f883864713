import { fillPlaceholders } from '../../src/shared/profile.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { areas } from '../content/areas.ts';
import { useSite } from '../site.ts';

/** The areas-served index (specification, section 2.10). */
export function AreasPage() {
  const { profile } = useSite();
  const words = fillPlaceholders(areas, profile);
  return (
    <Layout>
      <Meta title={`${words.title} | ${profile.name}`} description={words.description} keywords={words.keywords} />
      <h1>{words.hero.heading}</h1>
      {[words.mainCities, words.otherTowns].map(({ heading, items }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {items.map(({ town, path, text }) => (
              <li key={path}>
                <a href={path}>{town}</a> {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CallToAction
        heading={words.notListed.heading}
        text={words.notListed.text}
        action={words.notListed.estimateLabel}
        callLabel={words.notListed.callLabel}
      />
    </Layout>
  );
}
