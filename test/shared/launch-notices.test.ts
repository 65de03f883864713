import t from 'tap';
import { launchNotices } from '../../src/shared/admin/setup.ts';
import { defaultProfile, type Profile } from '../../src/shared/profile.ts';

const samples = 'The reviews on your home page are samples. Replace or hide them before customers see the site.';
const texts = (
  change: Partial<Profile> = {},
  samplePictures = 6,
  privacyPage: Parameters<typeof launchNotices>[2] = 'unpublished',
) => launchNotices({ ...defaultProfile, ...change }, samplePictures, privacyPage).map(({ text }) => text);

const [sample] = defaultProfile.testimonials;
const real = { quote: 'Straight.', author: 'Lou H.', location: 'Elon, NC', source: 'Google', date: '', sample: false };
const license = { licenseBoard: 'NC Board', licenseNumber: '4711' };

t.test('a new site lists its samples, its privacy policy, and its missing license', async (t) => {
  const words = [samples, 'satisfaction guarantee', 'samples (6 of 6)', 'privacy policy is written', 'Fully Licensed'];

  t.match(texts(), words);
  t.equal(texts().length, words.length);
});

t.test('sample reviews are listed until none is a sample or the section is hidden', async (t) => {
  t.ok(texts({ testimonials: [real, ...(sample ? [sample] : [])] }).includes(samples));
  t.notOk(texts({ testimonials: [real] }).includes(samples));
  t.notOk(texts({ showReviews: false }).includes(samples));
});

t.test('every other notice is settled separately', async (t) => {
  for (const notices of [
    texts({ statsConfirmed: true }),
    texts({ showStats: false }),
    texts({}, 0),
    texts({ privacyUrl: '/privacy' }),
    texts({}, 6, 'shown'),
    texts(license),
  ])
    t.equal(notices.length, 4, notices.join());
  t.match(texts({}, 6, 'hidden').join(), 'no privacy policy to link to');
  t.equal(texts({ licenseNumber: '4711' }).length, 5, 'a number without its board');
  t.same(texts({ ...license, privacyUrl: '/privacy', statsConfirmed: true, showReviews: false }, 0), []);
});
