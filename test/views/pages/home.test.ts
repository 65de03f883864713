import t from 'tap';
import { addPicture } from '../../../src/pictures/store.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { sampleTestimonials } from '../../../src/shared/sample-testimonials.ts';
import { build } from '../../fixtures/app.ts';
import { saveProfile } from '../../fixtures/profile.ts';
import { shippedContent } from '../../fixtures/site-map.ts';
import { makePlacedPicture } from '../../fixtures/store.ts';
import { oneLine, walkPage } from '../../fixtures/walk.ts';

const app = await build(t);
const open = () => walkPage(app, '/');
const wordsOf = async (selector: string) =>
  Array.from((await open()).document.querySelectorAll(selector), ({ textContent }) => oneLine(textContent));
const locations = () => wordsOf('.project-card__location');
const introduction = async () => (await wordsOf('#gallery h2 + *'))[0];
const replace = (number: number) => addPicture(app.db, makePlacedPicture(`gallery-${number}.jpg`, 'owned', 'slot'));

t.test('a sample picture names a town only next to the word “sample”', async (t) => {
  const shown = await locations();
  t.equal(shown.length, 6);
  for (const location of shown) t.match(location, /^Sample: [A-Z][A-Za-z -]+, NC$/);
  t.match(await introduction(), 'pictures marked “Sample”');
});

t.test('the owner’s own picture is not called a sample and has the owner’s description', async (t) => {
  await app.site.update(() => replace(2));
  const shown = await locations();
  t.equal(shown[1], defaultProfile.region);
  t.equal(shown.filter((location) => location.startsWith('Sample: ')).length, 5);
});

t.test('the introduction speaks of finished jobs once all six pictures are the owner’s', async (t) => {
  await app.site.update(async () => {
    for (const number of [1, 3, 4, 5, 6]) await replace(number);
  });
  t.equal(await introduction(), shippedContent.home.gallery.introOfProjects);
});

t.test('no two sample reviewers share an initial', async (t) => {
  const initials = sampleTestimonials.map(({ author }) => author.split(' ').at(-1));
  t.equal(new Set(initials).size, sampleTestimonials.length);
});

t.test('the profile shows or hides reviews, numbers, and the license', async (t) => {
  const licenseBoard = 'NC Licensing Board';
  for (const [change, words, areShown] of [
    [{}, ['What Our Customers Say', 'Satisfaction Guarantee'], true],
    [{ showReviews: false, showStats: false }, ['What Our Customers Say', 'Satisfaction Guarantee'], false],
    [{ licenseNumber: '4711' }, ['4711'], false],
    [{ licenseBoard, licenseNumber: '4711' }, ['NC Licensing Board, license 4711'], true],
  ] as const) {
    await saveProfile(app, change);
    const { text } = await open();
    for (const each of words) t.equal(text.includes(each), areShown, `${each}: ${JSON.stringify(change)}`);
  }
});

t.test('four cards link to the pages of their services by name', async (t) => {
  const { document } = await open();
  t.strictSame(
    Array.from(document.querySelectorAll('.service-cards h3 a'), (link) => link.getAttribute('href')),
    [
      '/residential-wood-fencing',
      '/residential-vinyl-fencing',
      '/residential-aluminum-fencing',
      '/fence-repair-replacement',
    ],
  );
});
