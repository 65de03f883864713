import t from 'tap';
import {
  adminPassword,
  build,
  callAs,
  configOf,
  contactRequest,
  listen,
  postContact,
  signIn,
  start,
} from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { ohio } from '../fixtures/set-up.ts';

// Two windows. On PostgreSQL, each uses a different process.
const app = await build(t);
const other = onPostgres ? await start(t, { ...configOf(app), dataDir: makeDirectory(t) }) : app;
const { call, open, saveDraft, readPlan } = await planCalls(app);
const windows = [call, callAs(other, await signIn(other))] as const;

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends two bodies at once. @returns the statuses in order, the sentence of the conflict, and every refusal */
async function sendBoth(method: Method, url: string, bodies: readonly [object, object]) {
  const answers = await Promise.all(windows.map((send, index) => send(method, url, bodies[index])));
  return {
    statuses: answers.map(({ statusCode }) => statusCode).sort(),
    told: answers.find(({ statusCode }) => statusCode === 409)?.json().message,
    refusals: answers.flatMap(({ statusCode, body }) => (statusCode < 300 ? [] : body.slice(0, 300))),
  };
}

/** Returns two request bodies that share some fields and differ in others. */
const both = (shared: object, one: object = {}, two: object = {}): [object, object] => [
  { ...shared, ...one },
  { ...shared, ...two },
];

const senders = { user: '', from: 'a@example.com', to: 'b@example.com' };
const mail = { host: 'mail.example', port: 465, security: 'tls', ...senders };

const readSeen = async () => (await call('GET', '/api/admin/set-up')).json().seen;

t.test('if two saves of a record have the same version, one wins and one is refused', async (t) => {
  const newDraft = async () => {
    const { words, draftVersion } = await open('pool-fencing');
    const saved = await saveDraft('pool-fencing', { ...words, title: `A page of round ${draftVersion}` }, draftVersion);
    return { words, version: saved.json().version as number };
  };
  const at = (hours: number) => ({ at: new Date(app.now() + hours * 3600_000).toISOString() });
  const accept = ['limits', 'similar', 'short', 'repeated'];
  const content = '/api/admin/content/pool-fencing';

  type Saves = [method: Method, url: string, shared: object, one?: object, two?: object, expected?: number[]];
  const records: Record<string, () => Promise<Saves>> = {
    'a draft': async () => {
      const { words, version } = await newDraft();
      return ['PUT', `${content}/draft`, { version, words }, {}, { words: { ...words, title: 'Another' } }];
    },
    'a draft that is discarded': async () => {
      const { version } = await newDraft();
      return ['DELETE', `${content}/draft`, { version }];
    },
    'a moment': async () => {
      const { version } = await newDraft();
      return ['POST', `${content}/publication`, { accept, version }, at(1), at(2), [202, 409]];
    },
    'another moment': async () => {
      const { draftVersion: version } = await open('pool-fencing');
      return ['POST', `${content}/publication`, { accept, version }, at(3), at(4), [202, 409]];
    },
    'a publication': async () => {
      const { version } = await newDraft();
      return ['POST', `${content}/publication`, { accept, version }];
    },
    'a former version': async () => {
      const { published } = await open('pool-fencing');
      return ['POST', `${content}/restoration`, { published }, { from: published }, { from: 'shipped' }, [201, 409]];
    },
    'the profile': async () => {
      const { words, draftVersion: version } = await open('profile');
      const living = (city: string) => ({ words: { ...words, city } });
      return ['POST', '/api/admin/content/profile/publication', { version }, living('Dublin'), living('Newark')];
    },
    'the list of pages': async () => {
      const { plan, version } = await readPlan();
      const naming = (town: string) => ({ plan: { ...plan, homeTowns: [town] } });
      return ['PUT', '/api/admin/plan', { version }, naming('Dublin'), naming('Newark')];
    },
    prices: async () => {
      const { version, prices } = (await call('GET', '/api/admin/prices')).json();
      return ['PUT', '/api/admin/prices', { version, prices }, { note: 'One' }, { note: 'Two' }];
    },
    delivery: async () => {
      const { version } = (await call('GET', '/api/admin/delivery')).json().settings;
      const given = { version, webhookUrl: '' };
      return ['PUT', '/api/admin/delivery/settings', given, { acknowledge: true }, { acknowledge: false }];
    },
    'the mail server': async () => ['PUT', '/api/admin/mail', { ...mail, version: 0 }, { user: '' }, { port: 587 }],
    'the mail server that is forgotten': async () => {
      const { version } = (await call('GET', '/api/admin/mail')).json();
      return ['DELETE', '/api/admin/mail', { version }];
    },
    'a lead': async () => {
      await postContact(app, contactRequest);
      const [{ id, version }] = (await call('GET', '/api/admin/leads')).json().leads;
      return ['PATCH', `/api/admin/leads/${id}`, { version }, { status: 'quoted' }, { status: 'lost' }];
    },
    'a draft estimate': async () => {
      const [{ id: lead }] = (await call('GET', '/api/admin/leads')).json().leads;
      const { id, version, content } = (
        await call('POST', `/api/admin/leads/${lead}/estimates`, { from: 'empty' })
      ).json();
      return [
        'PUT',
        `/api/admin/estimates/${id}`,
        { version },
        { content: { ...content, notes: 'One' } },
        { content: { ...content, notes: 'Two' } },
      ];
    },
    'a voided estimate': async () => {
      const [{ id: lead }] = (await call('GET', '/api/admin/leads')).json().leads;
      const { id, version } = (await call('POST', `/api/admin/leads/${lead}/estimates`, { from: 'empty' })).json();
      return ['POST', `/api/admin/estimates/${id}/void`, { version, reason: 'Wrong yard' }];
    },
    'the settings of estimates': async () => {
      const { settings, version } = (await call('GET', '/api/admin/estimates/settings')).json();
      return ['PUT', '/api/admin/estimates/settings', { version, settings }];
    },
    'a project': async () => {
      const [photo] = await uploadPhotos(await listen(app), await signIn(app), 1);
      const project = projectOf([photo?.id ?? 0]);
      const { id, version } = (await call('POST', '/api/admin/projects', project)).json();
      return [
        'PUT',
        `/api/admin/projects/${id}`,
        { ...project, version },
        { title: 'One yard' },
        { title: 'Two yards' },
      ];
    },
  };
  for (const [what, prepare] of Object.entries(records)) {
    const [method, url, shared, one, two, expected = [200, 409]] = await prepare();
    const { statuses, told, refusals } = await sendBoth(method, url, both(shared, one, two));
    t.strictSame(statuses, expected, `${what}: ${JSON.stringify(refusals)}`);
    t.match(told, /\w+ .*\.$/, what);
  }
});

t.test('if two saves of a setup step have the same state, one wins and one is refused', async (t) => {
  const { version } = (await call('GET', '/api/admin/mail')).json();
  const bodies: Record<string, [object, object]> = {
    business: [ohio.business, { ...ohio.business, name: 'Birch Fences', phone: '(614) 555-0199' }],
    place: [ohio.place, { ...ohio.place, street: '2 Oak Street' }],
    hours: [{ week: 'weekdays' }, { week: 'saturday' }],
    services: [{ shown: ['pool-fencing'] }, { shown: ['ranch-fencing', 'pool-fencing'] }],
    towns: [{ towns: [{ name: 'Columbus' }] }, { towns: [{ name: 'Dublin' }, { name: 'Newark' }] }],
    look: [{ accent: '#225577' }, { accent: '#335522' }],
    mail: both({ ...mail, version }, { host: 'one.example' }, { host: 'two.example' }),
  };
  for (const [step, [one, two]] of Object.entries(bodies)) {
    const seen = (await readSeen())[step];
    const { statuses, told } = await sendBoth('PUT', `/api/admin/set-up/${step}`, [
      { ...one, seen },
      { ...two, seen },
    ]);
    t.strictSame(statuses, [200, 409], step);
    t.match(told, /in another window/, step);
  }
});

t.test('a setup step and the profile saved at the same time lose no change silently', async (t) => {
  for (let round = 0; round < 4; round += 1) {
    const accent = `#22557${round}`;
    const { words, draftVersion: version } = await open('profile');
    const look = { accent, seen: (await readSeen()).look };
    const [saved, published] = await Promise.all([
      windows[round % 2 ? 0 : 1]('PUT', '/api/admin/set-up/look', look),
      windows[round % 2]?.('POST', '/api/admin/content/profile/publication', {
        version,
        words: { ...words, street: `${round} Elm Street` },
      }),
    ]);
    const { words: now } = await open('profile');
    for (const status of [saved.statusCode, published?.statusCode]) t.ok(status === 200 || status === 409);
    if (saved.statusCode === 200) t.equal(now.accent, accent);
    if (published?.statusCode === 200) t.equal(now.street, `${round} Elm Street`);
  }
});

t.test('one of two simultaneous password changes wins, and the other is refused', async (t) => {
  const { password: seen } = await readSeen();
  const change = (newPassword: string) => ({ currentPassword: adminPassword, newPassword, seen });
  const bodies = [change('a long wooden gate'), change('a long iron gate')] as const;
  const { statuses, told } = await sendBoth('PUT', '/api/admin/set-up/password', bodies);
  t.strictSame(statuses, [200, 409]);
  t.match(told, 'The password was changed in another window.');
});
