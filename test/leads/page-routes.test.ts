import t from 'tap';
import { addNote } from '../../src/leads/note-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { build, signIn, staffPassword } from '../fixtures/app.ts';
import { breakSchema } from '../fixtures/database.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { readPlain } from '../fixtures/plain-page.ts';

const app = await build(t);
await seedLeads(app.db, 120);
const ann = {
  source: 'contact',
  name: '<b>Ann</b> & "Carter"',
  phone: '(336) 555-0187',
  email: 'ann@example.com',
  message: '<script>alert(1)</script> Two gates, please.',
  referredBy: 'A neighbor',
  service: 'Fence Repair',
  page: '/',
} as const;
const first = await saveLead(app.db, ann);
const second = await saveLead(app.db, { ...ann, name: 'Bo Diaz', email: '', referredBy: '', service: '', message: '' });
await saveLead(app.db, { ...ann, name: 'Spam Bot', phone: '', email: '', status: 'spam' });
const owner = await signIn(app);
const open = async (url: string, cookie = owner) => {
  const response = await app.inject({ url, headers: { cookie } });
  return { response, ...readPlain(response) };
};
const spam = await app.db.selectFrom('submissions').select('id').where('status', '=', 'spam').execute();
const shown = 122 + 1 - spam.length;

t.test('the owner without JavaScript reads the newest fifty leads in the specified columns', async (t) => {
  const { response, document } = await open('/admin');

  t.equal(response.statusCode, 200);
  t.equal(response.headers['cache-control'], 'no-store');
  const titles = Array.from(document.querySelectorAll('th'), ({ textContent }) => textContent);
  t.strictSame(titles, ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message']);
  const rows = Array.from(document.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent),
  );
  t.equal(rows.length, 50);
  t.match(rows[1]?.[0], /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M$/);
  t.strictSame(rows[1]?.slice(1), [ann.name, ann.email, ann.phone, ann.referredBy, ann.service, ann.message]);
  t.strictSame(rows[0]?.slice(1), ['Bo Diaz', '—', ann.phone, '—', '—', '']);
  t.notOk(rows.some((row) => row[1] === 'Spam Bot'));
  t.match(response.body, '&lt;script&gt;alert(1)&lt;/script&gt;', 'nothing that was typed is markup');
  t.equal(document.querySelectorAll('a[href="mailto:"]').length, 0);
  t.equal(document.querySelectorAll('main main, [role=main]').length, 1);
  t.equal(document.querySelectorAll('form').length, 1, 'nothing but the way out can be sent');
  t.equal(document.querySelector('form')?.getAttribute('action'), '/api/admin/logout');
});

t.test('"Older" leads through the whole list, page by page', async (t) => {
  const names: (string | null)[] = [];
  let pages = 0;
  for (let path: string | null = '/admin'; path; pages += 1) {
    const { document } = await open(path);
    names.push(
      ...Array.from(document.querySelectorAll('tbody tr a[href^="/admin/leads/"]'), (link) =>
        link.getAttribute('href'),
      ),
    );
    path =
      Array.from(document.querySelectorAll('a'))
        .find((link) => link.textContent === 'Older')
        ?.getAttribute('href') ?? null;
  }

  t.equal(pages, Math.ceil(shown / 50));
  t.equal(new Set(names).size, shown);
  t.equal((await open('/admin?before=nonsense')).document.querySelectorAll('tbody tr').length, 50);
  t.match((await open('/admin?before=1')).text, 'No older submissions');
});

t.test('each lead has a page with its details, notes and the other requests of the person', async (t) => {
  await addNote(app.db, first.id, { kind: 'note', text: 'Wants it before July.' }, Date.now());

  const { response, document, text } = await open(`/admin/leads/${first.id}`);

  t.equal(response.headers['cache-control'], 'no-store');
  t.ok(document.querySelector('a[href="tel:+13365550187"]'));
  t.ok(document.querySelector('a[href="mailto:ann@example.com"]'));
  for (const words of [
    ann.message,
    'Two gates, please.',
    'A neighbor',
    'Contact form',
    first.reference,
    'Wants it before July.',
  ])
    t.match(text, words);
  t.ok(document.querySelector(`a[href="/admin/leads/${second.id}"]`), 'the other request of this telephone number');
  t.match((await open('/admin/leads/999999')).text, 'This lead does not exist');
});

t.test(
  'the signs of a lead that is not marked are what it was looked at for, and of one that is, why it is marked',
  async (t) => {
    const signs = { spamScore: 4, spamReasons: ['written in another script', 'links'] };
    const unmarked = await saveLead(app.db, { ...ann, ...signs });
    const marked = await saveLead(app.db, { ...ann, ...signs, status: 'spam' });

    const { text } = await open(`/admin/leads/${unmarked.id}`);
    t.match(text, /Looked at for spam\s*written in another script; links/);
    t.notMatch(text, 'Marked as spam');
    t.match(
      (await open(`/admin/leads/${marked.id}`)).text,
      /Marked as spam because\s*written in another script; links/,
    );
    t.notMatch((await open(`/admin/leads/${first.id}`)).text, 'Looked at for spam', 'no sign, no line');
  },
);

t.test(
  'nobody else gets a lead: neither a stranger nor staff, nor whoever presses Back after the logout',
  async (t) => {
    const staff = await signIn(app, staffPassword);
    for (const cookie of ['', staff])
      for (const path of ['/admin', `/admin/leads/${first.id}`, '/admin?before=9999']) {
        const { response, document } = await open(path, cookie);
        t.equal(response.statusCode, 200);
        t.equal(response.headers['cache-control'], 'no-store');
        t.notMatch(response.body, /Carter|Bo Diaz|555-0187/);
        t.equal(document.querySelectorAll('table').length, 0);
      }
  },
);

t.test('with JavaScript nothing of it is shown, and a broken database leaves the page standing', async (t) => {
  const { body } = (await open('/admin')).response;
  t.match(body, /<noscript>.*<table.*<\/noscript>/s);
  t.notMatch(body.replace(/<noscript>.*?<\/noscript>/gs, ''), /Bo Diaz/);

  await breakSchema(t, app, 'submissions');
  t.equal((await open('/admin')).response.statusCode, 200);
});

t.test('a number with an extension is called without it, and words alone are no link', async (t) => {
  const { id } = await saveLead(app.db, { ...ann, phone: '336-555-0188 ext 214' });
  const { id: plain } = await saveLead(app.db, { ...ann, phone: '3365550108' });
  const { id: wordless } = await saveLead(app.db, { ...ann, phone: 'after 5pm please' });
  const linkOf = async (id: number) => {
    const link = (await open(`/admin/leads/${id}`)).document.querySelector('a[href^="tel:"]');
    return link && [link.getAttribute('href'), link.textContent];
  };

  t.strictSame(await linkOf(id), ['tel:+13365550188,214', 'Call 336-555-0188 ext 214']);
  t.strictSame(await linkOf(plain), ['tel:+13365550108', 'Call (336) 555-0108']);
  t.equal(await linkOf(wordless), null);
});
