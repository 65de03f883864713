import t from 'tap';
import { completeProfile, defaultProfile } from '../../src/shared/profile.ts';
import { earlierSampleQuotes } from '../../src/shared/sample-testimonials.ts';

t.test('a quote that the site once came with stays a sample in a profile stored then', async (t) => {
  const stored = earlierSampleQuotes.map((quote) => ({ quote, author: 'Ann', location: 'Elon, NC' }));
  const profile = { ...defaultProfile, testimonials: stored } as unknown as typeof defaultProfile;

  t.ok(stored.length > 0);
  for (const { quote, sample } of completeProfile(profile).testimonials) t.ok(sample, quote);
});
