import t from 'tap';
import { shippedContent } from '../../../src/content/index.ts';
import { addPicture } from '../../../src/pictures/store.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { sampleTestimonials } from '../../../src/shared/sample-testimonials.ts';
import { build } from '../../fixtures/app.ts';
import { saveProfile } from '../../fixtures/profile.ts';
import { oneLine, walkPage } from '../../fixtures/walk.ts';

t.test('the home page', async (t) => {
  const app = await build(t);
  const open = async (change: object) => {
    await saveProfile(app, change);
    return walkPage(app, '/');
  };
  const locations = async () =>
    Array.from((await walkPage(app, '/')).document.querySelectorAll('.project-card__location'), ({ textContent }) =>
      oneLine(textContent),
    );

  t.test('a sample picture names a town only beside the word "sample"', async (t) => {
    const shown = await locations();

    t.equal(shown.length, 6);
    for (const location of shown) t.match(location, /^Sample: [A-Z][A-Za-z -]+, NC$/);
  });

  t.test("the owner's own picture is no sample, and is described by the owner", async (t) => {
    const picture = { name: 'gallery-2.jpg', hash: '0123456789ab', width: 800, height: 600, widths: [800] };
    const made = { picture: { ...picture, formats: ['jpeg'] }, file: 'x.jpg', bytes: 1000 } as const;
    await app.site.update(() => addPicture(app.db, { kind: 'slot', ...made }));

    const shown = await locations();

    t.equal(shown[1], defaultProfile.region);
    t.equal(shown.filter((location) => location.startsWith('Sample: ')).length, 5);
  });

  t.test(
    "once all six pictures are the owner's, the introduction speaks of finished jobs, not of samples",
    async (t) => {
      const { introOfProjects } = shippedContent.home.gallery;
      const introduction = async () =>
        oneLine((await walkPage(app, '/')).document.querySelector('#gallery h2 + *')?.textContent ?? '');
      t.match(await introduction(), 'pictures marked “Sample”');

      for (const number of [1, 3, 4, 5, 6]) {
        const picture = { name: `gallery-${number}.jpg`, hash: '0123456789ab', width: 800, height: 600, widths: [800] };
        const made = { picture: { ...picture, formats: ['jpeg'] }, file: 'x.jpg', bytes: 1000 } as const;
        await app.site.update(() => addPicture(app.db, { kind: 'slot', ...made }));
      }

      t.equal(await introduction(), introOfProjects);
    },
  );

  t.test('no two sample reviewers share an initial', async (t) => {
    const initials = sampleTestimonials.map(({ author }) => author.split(' ').at(-1));
    t.equal(new Set(initials).size, sampleTestimonials.length);
  });

  t.test('reviews and counts show until the owner hides them', async (t) => {
    const shown = await open({});
    t.match(shown.text, 'What Our Customers Say');
    t.match(shown.text, 'Satisfaction Guarantee');

    const hidden = await open({ showReviews: false, showStats: false });
    t.notMatch(hidden.text, 'What Our Customers Say');
    t.notMatch(hidden.text, 'Satisfaction Guarantee');
  });

  t.test('the license shows where its board and its number are filled in', async (t) => {
    t.notMatch((await open({ licenseNumber: '4711' })).text, '4711');
    t.match(
      (await open({ licenseBoard: 'NC Licensing Board', licenseNumber: '4711' })).text,
      'NC Licensing Board, license 4711',
    );
  });

  t.test('four cards lead to the pages of their services by name', async (t) => {
    const { document } = await walkPage(app, '/');
    const links = Array.from(document.querySelectorAll('.service-cards h3 a'), (link) => link.getAttribute('href'));
    t.same(links, [
      '/residential-wood-fencing',
      '/residential-vinyl-fencing',
      '/residential-aluminum-fencing',
      '/fence-repair-replacement',
    ]);
  });
});
