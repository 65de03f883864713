import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { EstimateForm, type EstimateFormProps } from '../../../views/islands/visitor-forms.tsx';
import { build, forgetPosts, listen } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { saveProfile } from '../../fixtures/profile.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const services = ['Pool Fencing', 'Decorative Fencing', 'Ranch Fencing'];
const sentWords = "Message Sent! Thank you for your message. We'll get back to you soon.";
const failedWords = 'Error There was a problem sending your message. Please try again.';

const app = await build(t);
const address = await listen(app);

t.test('the current service is chosen and the related ones are offered', async (t) => {
  const { field } = await open(t);
  const select = field<HTMLSelectElement>('service');

  t.equal(select.value, 'Pool Fencing');
  t.same(
    Array.from(select.options, ({ text }) => text),
    services,
  );
  t.equal(field('details').getAttribute('rows'), '3');
});

t.test('nothing is sent while name or phone fail their rules, and each says why', async (t) => {
  const { field, fill, submit, text, stored } = await open(t);
  fill({ name: 'A', phone: '12345' });

  await submit('Name must be at least 2 characters.');

  t.match(text(), 'Name must be at least 2 characters.');
  t.match(text(), 'Please enter a valid phone number.');
  t.equal(field('name').getAttribute('aria-invalid'), 'true');
  t.equal(document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.tagName, 'P');
  t.equal(document.activeElement, field('name'));
  t.strictSame(await stored(), []);
});

t.test('a success says the words in place and empties the form', async (t) => {
  const { field, fill, submit, text, stored } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187', service: 'Ranch Fencing', details: 'Three rails.' });

  await submit('Message Sent!');

  t.match(text(), sentWords);
  t.match(await stored(), [
    {
      name: 'Ann Carter',
      phone: '(336) 555-0187',
      service: 'Ranch Fencing',
      message: 'Three rails.',
      page: '/pool-fencing',
    },
  ]);
  t.same([field('name').value, field('phone').value, field('details').value], ['', '', '']);
  t.equal(field('service').value, 'Pool Fencing');
});

t.test('a submit is sent at once, however lately the form woke, and tells the age of its page', async (t) => {
  const { fill, submit, stored } = await open(t);
  let pageTimeMs = 0;
  app.server.on('request', ({ headers }) => {
    pageTimeMs = Number(headers['form-page-time'] ?? pageTimeMs);
  });
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });

  await submit('Message Sent!');

  t.equal((await stored()).length, 1);
  t.ok(pageTimeMs > 0 && pageTimeMs <= performance.now());
});

t.test('a failure says the words in place, keeps the values, and a new try takes the words away', async (t) => {
  const { field, fill, submit, text, breakTable, mendTable } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });

  await breakTable();
  await submit('There was a problem');
  t.match(text(), failedWords);
  t.equal(field('name').value, 'Ann Carter');

  await mendTable();
  await submit('Message Sent!');
  t.match(text(), sentWords);
  t.notMatch(text(), failedWords);
});

t.test('the words of the last failure or success do not stand beside the faults of the next try', async (t) => {
  const { fill, submit, text, stored, breakTable, mendTable } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });
  await breakTable();
  await submit('There was a problem');
  await mendTable();
  fill({ phone: '12' });
  await submit('Please enter a valid phone number.');
  t.notMatch(text(), failedWords);
  t.strictSame(await stored(), []);

  fill({ phone: '(336) 555-0187' });
  await submit('Message Sent!');
  await submit('Name must be at least 2 characters.');
  t.notMatch(text(), 'Message Sent!');
});

t.test('a fault that only the server finds gets the focus, and no other words stand beside it', async (t) => {
  const { field, fill, submit, text, stored } = await open(t, { services: ['Roofing', ...services] });
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });

  await submit('Please choose one of the services.');

  t.equal(document.activeElement, field('service'));
  t.notMatch(text(), failedWords);
  t.equal(text().split('Please choose one of the services.').length, 2, 'it is said once');
  t.strictSame(await stored(), []);
});

t.test('after a plain post the words and the entered values are in the page', async (t) => {
  const sent = await open(t, { state: { form: 'estimate', reference: 'Q8A834' } });
  t.match(sent.text(), sentWords);

  const failed = await open(t, {
    state: { form: 'estimate', message: 'We could not store it.', values: { name: 'Ann Carter', phone: '' } },
  });
  t.match(failed.text(), failedWords);
  t.equal(failed.field('name').value, 'Ann Carter');
});

t.test(
  'statement 12: the tick outlives a failure and a reload, is sent, and does not stay for the next message',
  async (t) => {
    const { field, fill, click, reload, submit, stored, breakTable, mendTable } = await open(t, {
      textMessages: true,
    });
    await saveProfile(app, { textMessages: true });
    t.equal(field('mayText').checked, false);
    fill({ name: 'Ann Carter', phone: '(336) 555-0187' });
    click('mayText');
    await breakTable();
    await submit('There was a problem');
    t.equal(field('mayText').checked, true);
    await mendTable();

    reload();
    t.equal(field('mayText').checked, true, 'as this tab has kept it');
    await submit('Message Sent!');

    t.notOk(field('mayText').checked);
    t.equal(field('mayText').value, 'yes', 'the next tick says the same');
    t.match(await stored(), [{ mayText: 'yes', textConsentWords: field('mayText').labels?.[0]?.textContent }]);
  },
);

/** Opens the form on the site without a lead, which it reaches over the network. */
async function open(t: Test, props: Partial<EstimateFormProps> = {}) {
  const { render, fireEvent, within } = await loadTestingLibrary(t);
  await app.db.deleteFrom('submissions').execute();
  await forgetPosts(app);
  sessionStorage.clear();
  connect(t, address);
  const show = () => render(<EstimateForm page="/pool-fencing" services={services} {...props} />);
  let { container, unmount } = show();
  t.teardown(() => unmount());
  const field = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
    container.querySelector(`[name="${name}"]`) as Control;
  return {
    field,
    click: (name: string) => fireEvent.click(field(name)),
    /** The page as this tab shows it after a reload. */
    reload() {
      unmount();
      ({ container, unmount } = show());
    },
    text: () => container.textContent ?? '',
    stored: () => app.db.selectFrom('submissions').selectAll().execute(),
    breakTable: () => sql`alter table submissions rename to elsewhere`.execute(app.db),
    mendTable: () => sql`alter table elsewhere rename to submissions`.execute(app.db),
    fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
    },
    /** Sends the form and waits until the page says these words. */
    async submit(words: string) {
      fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      await within(container).findByText(words, { exact: false });
    },
  };
}
