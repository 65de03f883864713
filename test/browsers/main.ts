import { exampleLead } from '../bench/example-lead.ts';
import { adminPassword, startSite } from '../bench/site.ts';
import { type Hand, takeFirefox, takePlaywright, takeWebKit } from './hands.ts';

/**
 * Runs the main journeys in Firefox and WebKit (`npm run browsers`), through accessible names only. If a browser isn't installed, it says
 * so and runs the journeys in Chromium, to show that they work. It exits with 1 if a journey fails, and with 3 if a browser is missing.
 */
const engines = [
  { name: 'Firefox', take: async () => (await takePlaywright('firefox')) ?? takeFirefox() },
  { name: 'WebKit', take: async () => (await takePlaywright('webkit')) ?? takeWebKit() },
];

/** The name of a sample on the home page: its picture's description, its title, and its place. */
const gate =
  'Arched wood gate with a diagonal brace set into a board fence, blue hydrangeas on both sides Custom Wood Gate Sample: Oak Ridge, NC';

const journeys: Record<string, (hand: Hand, url: string) => Promise<unknown>> = {
  async pages(hand, url) {
    for (const [path, heading] of Object.entries({
      '/pool-fencing': 'Pool Fencing',
      '/greensboro-fence-installation': 'Fence Installation in Greensboro, NC',
      '/areas-we-serve': 'Areas We Serve',
    })) {
      await hand.open(url + path);
      await hand.find('heading', heading);
    }
  },
  async menu(hand, url) {
    await hand.open(url);
    await hand.press('button', 'Residential');
    await hand.press('link', 'Residential Wood Fencing');
    await hand.find('heading', 'Residential Wood Fencing');
  },
  async forms(hand, url) {
    await hand.open(`${url}/#contact`);
    await hand.press('button', 'Send Message');
    await hand.read('Name must be at least 2 characters.');
    await hand.type('Full Name', exampleLead.name);
    await hand.type('Phone Number', exampleLead.phone);
    await hand.type('Email Address', exampleLead.email);
    await hand.type('Your Message', exampleLead.message);
    await hand.press('button', 'Send Message');
    await hand.read('Your reference is');
  },
  async lightbox(hand, url) {
    await hand.open(`${url}/#gallery`);
    await hand.press('link', gate);
    await hand.find('dialog', 'Picture viewer');
    await hand.press('button', 'Next picture');
    await hand.read('1 / 6');
    await hand.press('button', 'Close');
  },
  async planner(hand, url) {
    await hand.open(`${url}/price-my-fence`);
    await hand.type('Length in feet', '150');
    await hand.read('$3,150 to $4,350');
    await hand.press('button', 'Draw it instead');
    await hand.press('button', 'Undo');
    await hand.type('Full Name', exampleLead.name);
  },
  async 'sign-in'(hand, url) {
    await hand.open(`${url}/admin`);
    await hand.type('Password', 'not this one');
    await hand.press('button', 'Login');
    await hand.read('Invalid password');
    await hand.type('Password', adminPassword);
    await hand.press('button', 'Login');
    await hand.press('link', exampleLead.name);
    await hand.find('heading', exampleLead.name);
  },
  async editor(hand, url) {
    await hand.open(`${url}/admin/site/financing`);
    await hand.type('Search title', 'Pay month by month');
    await hand.read('Draft saved');
    await hand.press('button', 'Publish');
    await hand.read('Published');
    await hand.open(`${url}/fence-financing`);
    await hand.read('Pay month by month');
  },
};

const missing: string[] = [];
const hands: Hand[] = [];
for (const { name, take } of engines) {
  const hand = await take();
  if (hand) hands.push(hand);
  else missing.push(name);
}
if (missing.length > 0) {
  process.stdout.write(`Not on this machine: ${missing.join(', ')}. The walk is shown in Chromium.\n`);
  const hand = await takePlaywright('chromium');
  if (hand) hands.push(hand);
}
let failures = 0;
for (const hand of hands) {
  const site = await startSite();
  for (const [name, walk] of Object.entries(journeys)) {
    const error = await walk(hand, site.url).catch((error: Error) => error);
    if (error instanceof Error) failures += 1;
    process.stdout.write(`${hand.browser}: ${name} ${error instanceof Error ? `FAILED, ${error.message}` : 'holds'}\n`);
  }
  await hand.close();
  await site.stop();
}
process.exit(failures ? 1 : missing.length ? 3 : 0);
