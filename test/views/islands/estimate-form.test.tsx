import t from 'tap';
import type { EstimateFormProps } from '../../../views/islands/visitor-forms.tsx';
import { build, forgetPosts, listen } from '../../fixtures/app.ts';
import { connectIslands } from '../../fixtures/connection.ts';
import { breakSchema } from '../../fixtures/database.ts';
import { saveProfile } from '../../fixtures/profile.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { EstimateForm } = await import('../../../views/islands/visitor-forms.tsx');
const app = await build(t);
connectIslands(t, await listen(app));
t.beforeEach(async () => {
  await app.db.deleteFrom('submissions').execute();
  await forgetPosts(app);
});
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const services = ['Pool Fencing', 'Decorative Fencing', 'Ranch Fencing'];
const sentWords = "Message Sent! Thank you for your message. We'll get back to you soon.";
const failedWords = 'Error There was a problem sending your message. Please try again.';
const person = { name: 'Ann Carter', phone: '(336) 555-0187' };

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const text = () => document.body.textContent ?? '';
const stored = () => app.db.selectFrom('submissions').selectAll().execute();

/** Shows the form as on its page. A second call is like a reload. */
function open(props: Partial<EstimateFormProps> = {}): void {
  cleanup();
  render(<EstimateForm page="/pool-fencing" services={services} {...props} />);
}

/** Fills in the form, sends it, and waits until the page shows this text. */
async function submit(values: Record<string, string>, words: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await screen.findByText(words, { exact: false });
}

t.test('an invalid name or phone stops sending, and each field says why', async (t) => {
  open();
  await submit({ name: 'A', phone: '12345' }, 'Name must be at least 2 characters.');
  t.match(text(), 'Please enter a valid phone number.');
  t.equal(field('name').getAttribute('aria-invalid'), 'true');
  t.equal(document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.tagName, 'P');
  t.equal(document.activeElement, field('name'));
  t.strictSame(await stored(), []);
});

t.test('the page’s service is selected, and a success clears the form', async (t) => {
  open();
  const offered = Array.from((field('service') as unknown as HTMLSelectElement).options, (option) => option.text);
  t.strictSame([field('service').value, offered], ['Pool Fencing', services]);
  let pageTimeMs = 0;
  app.server.on('request', ({ headers }) => {
    pageTimeMs = Number(headers['form-page-time'] ?? pageTimeMs);
  });
  await submit({ ...person, service: 'Ranch Fencing', details: 'Three rails.' }, 'Message Sent!');
  t.match(text(), sentWords);
  const lead = { ...person, service: 'Ranch Fencing', message: 'Three rails.', page: '/pool-fencing' };
  t.match(await stored(), [lead]);
  t.strictSame(['name', 'phone', 'details'].map((name) => field(name).value).join(''), '');
  t.equal(field('service').value, 'Pool Fencing');
  t.ok(pageTimeMs > 0 && pageTimeMs <= performance.now(), 'it tells the age of its page');
});

t.test('a failure keeps the values, and its message ends with the next try', async (t) => {
  open();
  const mend = await breakSchema(t, app, 'submissions');
  await submit(person, 'There was a problem');
  t.match(text(), failedWords);
  t.equal(field('name').value, 'Ann Carter');
  await mend();
  await submit({ phone: '12' }, 'Please enter a valid phone number.');
  t.notMatch(text(), failedWords);
  t.strictSame(await stored(), []);

  await submit(person, 'Message Sent!');
  t.match(text(), sentWords);
  await submit({}, 'Name must be at least 2 characters.');
  t.notMatch(text(), 'Message Sent!');
});

t.test('the consent check survives a failure and a reload, and is cleared after sending', async (t) => {
  await saveProfile(app, { textMessages: true });
  open({ textMessages: true });
  t.equal(field('mayText').checked, false);
  fireEvent.click(field('mayText'));
  const mend = await breakSchema(t, app, 'submissions');
  await submit(person, 'There was a problem');
  t.equal(field('mayText').checked, true);
  await mend();
  open({ textMessages: true });
  t.equal(field('mayText').checked, true, 'as this tab has kept it');
  await submit({}, 'Message Sent!');
  t.notOk(field('mayText').checked);
  t.equal(field('mayText').value, 'yes', 'the next tick says the same');
  t.match(await stored(), [{ mayText: 'yes', textConsentWords: field('mayText').labels?.[0]?.textContent }]);
});
