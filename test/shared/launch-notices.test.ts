import t from 'tap';
import { launchNotices } from '../../src/shared/desk/set-up.ts';
import { defaultProfile } from '../../src/shared/profile.ts';

const samples = 'The reviews on your home page are samples. Replace or hide them before customers see the site.';
type PrivacyPage = Parameters<typeof launchNotices>[2];
const texts = (change: object, samplePictures = 6, privacyPage: PrivacyPage = 'unpublished') =>
  launchNotices({ ...defaultProfile, ...change }, samplePictures, privacyPage).map(({ text }) => text);

t.test(
  'a new site is told of its sample reviews, counts and pictures, of its privacy policy and its license',
  async (t) => {
    const notices = texts({});

    t.equal(notices.length, 5);
    t.equal(notices[0], samples);
    for (const word of ['satisfaction guarantee', 'samples (6 of 6)', 'privacy policy is written', 'Fully Licensed'])
      t.ok(
        notices.some((text) => text.includes(word)),
        word,
      );
  },
);

t.test('the sample reviews are named until none is a sample or the section is hidden', async (t) => {
  const [first] = defaultProfile.testimonials;
  const real = {
    quote: 'Straight as a string.',
    author: 'Lou H.',
    location: 'Elon, NC',
    source: 'Google',
    date: '',
    sample: false,
  };

  t.ok(texts({ testimonials: [real, first] }).includes(samples));
  t.notOk(texts({ testimonials: [real] }).includes(samples));
  t.notOk(texts({ showReviews: false }).includes(samples));
});

t.test('each other matter is settled by itself', async (t) => {
  const license = { licenseBoard: 'NC Board', licenseNumber: '4711' };
  t.equal(texts({ statsConfirmed: true }).length, 4);
  t.equal(texts({ showStats: false }).length, 4);
  t.equal(texts({}, 0).length, 4);
  t.equal(texts({ privacyUrl: '/privacy' }).length, 4);
  t.equal(texts({}, 6, 'shown').length, 4);
  t.match(texts({}, 6, 'hidden').join(), 'Privacy Policy link leads nowhere');
  t.equal(texts(license).length, 4);
  t.equal(texts({ licenseNumber: '4711' }).length, 5, 'a number without its board');
  t.same(texts({ ...license, privacyUrl: '/privacy', statsConfirmed: true, showReviews: false }, 0), []);
});
