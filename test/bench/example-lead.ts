import { storyLeads } from '../../src/demo/story.ts';

/** Contact requests for measurements and drills, taken from the demo's story. */
export const exampleLeads = storyLeads.flatMap(({ came, name, phone, email, service, message, referredBy = '' }) =>
  came === 'contact' && email ? [{ name, phone, email, service, message, referredBy }] : [],
);

const [first] = exampleLeads;
if (!first) throw new Error('The story has no request of a visitor.');
export const exampleLead = first;
