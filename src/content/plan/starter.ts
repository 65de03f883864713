import { type Documents, shownServices } from '../../shared/content/documents.ts';
import type { NewPage, TownQuestion } from '../../shared/content/new-page.ts';
import type { ServiceText, TownText } from '../../shared/content/page-text.ts';
import type { Profile } from '../../shared/profile.ts';

/**
 * Returns the text of a new page. The headings are filled in. Facts that only the owner knows are empty, so that nothing untrue is
 * published.
 */
export function starterText(page: NewPage, site: { profile: Profile; documents: Documents }): ServiceText | TownText {
  return page.kind === 'service' ? starterService(page.name) : starterTown(page.name, site, page);
}

const starterService = (name: string): ServiceText => ({
  menuName: name,
  title: name,
  description: '',
  keywords: name,
  serviceTitle: name,
  serviceDescription: '',
  benefit: '',
  companions: [],
  picture: { name: 'hero-image.jpg', alt: '' },
  contentSections: [
    { kind: 'prose', heading: `About ${name}`, paragraphs: [''] },
    {
      kind: 'steps',
      heading: 'How we work',
      items: [
        { title: 'Estimate', text: '' },
        { title: 'Build', text: '' },
      ],
    },
  ],
  closing: { heading: 'Tell us about your project', text: '', action: 'Get a Free Estimate' },
});

type Answers = Partial<Record<TownQuestion, string | undefined>>;

/** Lists the services of a menu list for a town page, each with its own sentence. */
function listServices(documents: Documents, list: 'residential' | 'commercial'): TownText['residential']['items'] {
  const services = shownServices(documents).filter(({ id }) => documents.plan[list].includes(id));
  const items = services.slice(0, 12).map(({ id, words }) => ({ title: words.menuName, page: id }));
  return items.length > 0 ? items : [{ title: '', text: '' }];
}

const starterTown = (
  town: string,
  { profile: { latitude, longitude }, documents }: Parameters<typeof starterText>[1],
  answers: Answers,
): TownText => ({
  town,
  summary: '',
  point: { latitude, longitude, label: 'above' },
  title: `${town} Fence Installation`,
  description: '',
  keywords: `${town} fence installation, fence company ${town}`,
  heading: 'Fence Installation in {town}, {state}',
  tagline: '',
  picture: { name: 'hero-image.jpg', alt: '' },
  intro: { heading: `Fences in ${town}`, paragraphs: [answers.lots ?? ''] },
  about: { heading: `The ground in ${town}`, paragraphs: [answers.ground ?? ''] },
  rules: { heading: `Before you build in ${town}`, intro: answers.rules ?? '', items: [] },
  residential: {
    heading: `Residential fences in ${town}`,
    ...(answers.homes && { intro: answers.homes }),
    picture: { name: 'hero-image.jpg', alt: '' },
    items: listServices(documents, 'residential'),
  },
  commercial: {
    heading: `Commercial fences in ${town}`,
    ...(answers.businesses && { intro: answers.businesses }),
    items: listServices(documents, 'commercial'),
  },
  whyChooseUs: {
    heading: `Why people in ${town} choose us`,
    items: [
      { title: answers.job ? `A job in ${town}` : '', text: answers.job ?? '' },
      { title: '', text: '' },
    ],
  },
  closing: { heading: `Your fence in ${town}`, text: '', quoteLabel: 'Get Free Estimate' },
});
