import t from 'tap';
import { shippedContent } from '../../src/content/index.ts';

const services = shippedContent.services.map((content) => ({
  path: `/${content.slug}`,
  content,
  text: JSON.stringify(content),
}));

/** What readers of the first version stumbled over on the service pages. */
const retiredPhrases = [
  ...['binds you to nothing', 'panel width to obey', 'when you tire of the first', 'if you dislike seeing metal'],
  ...['hard cold', 'is often the homeowner’s to send', 'Panels carry by hand', 'never enters the calendar'],
  ...['Tenants cannot neglect', 'one missing number hides', 'falls outside', 'fall outside', 'Others are done.'],
  ...['pass a lean along', 'have taught to sag', 'loses that cover ', 'no painting entry', 'does not drink paint'],
  ...[
    'snow blade',
    'in five moves',
    'Someone made a door',
    'ground-level plant',
    'power cut',
    'half again the opening',
  ],
  ...['beside a dead board', 'under your own hand', 'looks drunk', 'or the absence of one', 'each one wants'],
  ...['falling yard', 'Fit alarms', 'temporary fence meanwhile', 'The first price is the steepest', 'winter swell'],
  ...['buys minutes', 'wins or loses', 'what lives behind it', 'decays quietly', 'that buys years', 'fence is a sail'],
];

/** British words and their spellings; "round" may only describe a shape. */
const foreignWords =
  /\b(?:round(?! (?:pipe|posts))|offcuts?|back[- ]yards?|reversing|autumn|whilst|amongst|mend(?:s|ed|ing)?|colours?|grey|kerbs?)\b/gi;

t.test('no service page says what readers stumbled over', async (t) => {
  for (const { path, text } of services) {
    const found = retiredPhrases.filter((phrase) => text.toLowerCase().includes(phrase.toLowerCase()));
    t.strictSame(found, [], path);
    t.strictSame(text.match(foreignWords), null, `${path} is written in American English`);
  }
});

t.test('every title names the place, fits a search result and is the only one of its kind', async (t) => {
  const titles = services.map(({ content }) => content.title);
  for (const title of titles) {
    t.ok(title.length <= 60, `${title} has ${title.length} characters`);
    t.match(title, /Triad/);
  }
  t.equal(new Set(titles).size, services.length);
});

t.test('every service names its benefit in one line, and no two name the same', async (t) => {
  const benefits = services.map(({ content }) => content.benefit);
  for (const benefit of benefits)
    t.ok(benefit.length >= 20 && benefit.length <= 80, `${benefit} has ${benefit.length} characters`);
  t.equal(new Set(benefits).size, services.length);
});

t.test('descriptions have 110 to 160 characters', async (t) => {
  for (const { path, content } of services)
    t.ok(content.description.length >= 110 && content.description.length <= 160, path);
});

t.test(
  'every page names 811 and the notice that North Carolina asks for, because each of these jobs digs',
  async (t) => {
    for (const { path, text } of services) {
      t.match(text, /\b811\b/, path);
      t.equal(text.match(/three full working days/g)?.length, 1, `${path} names the notice once`);
    }
  },
);

t.test('pages with automatic gates name their two standards', async (t) => {
  const automated = services.filter(({ text }) => /automatic gate|gate operator|gate opener is/i.test(text));
  t.strictSame(automated.map(({ path }) => path).sort(), [
    '/commercial-electronic-fencing',
    '/commercial-fence-repair',
    '/commercial-security-fencing',
    '/decorative-fencing',
    '/security-fencing',
  ]);
  for (const { path, text } of automated) {
    t.match(text, /UL 325/, path);
    t.match(text, /ASTM F2200/, path);
  }
});

t.test('the code-compliance list of the pool page holds the whole rule', async (t) => {
  const list = servicePage('/pool-fencing').content.contentSections.find(
    ({ heading }) => heading === 'Code-compliance list',
  );
  const text = JSON.stringify(list);
  for (const rule of [
    ...['self-closing', 'self-latching', '54 inches or higher', 'open outward', 'at least 48 inches tall'],
    ...['at most 2 inches over soil', 'under 4 inches', 'at least 45 inches apart', 'on the pool side'],
    ...['at most 1¾ inches', 'covered by the pool’s own permit'],
  ])
    t.ok(text.includes(rule), rule);
});

t.test('pages do not contradict one another', async (t) => {
  t.notMatch(
    servicePage('/pool-fencing').text,
    /\bdeer\b/i,
    'a pool fence does not keep out what a picket fence does not',
  );
  t.match(servicePage('/picket-fencing').text, /Deer jump any picket fence/);
  for (const path of ['/fence-repair-replacement', '/commercial-fence-repair'])
    t.match(servicePage(path).text, /about a third of the posts/i, path);
  for (const { path, text } of services) t.notMatch(text, /one post in|one in (?:three|four) posts/i, path);
});

t.test('pages about fences along water say to ask about flood-hazard areas', async (t) => {
  const beside = services.filter(({ text }) => /\bcreek|stormwater ponds?/i.test(text));
  t.strictSame(beside.map(({ path }) => path).sort(), [
    '/commercial-chain-link-fencing',
    '/ranch-fencing',
    '/residential-chain-link-fencing',
  ]);
  for (const { path, text } of beside) t.match(text, /flood-hazard area/, path);
});

t.test('one security page speaks to homes, the other to businesses', async (t) => {
  const home = servicePage('/security-fencing').content;
  const business = servicePage('/commercial-security-fencing').content;
  for (const words of [home.title, home.description, home.serviceDescription, home.benefit]) t.match(words, /home/i);
  for (const words of [business.description, business.serviceDescription, business.benefit])
    t.match(words, /businesses/i);
});

function servicePage(path: string) {
  return services.find((service) => service.path === path) as (typeof services)[number];
}
