import t, { type Test } from 'tap';
import { EstimateForm, type EstimateFormProps } from '../../../views/islands/estimate-form.tsx';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const services = ['Pool Fencing', 'Decorative Fencing', 'Ranch Fencing'];
const sentWords = "Message Sent! Thank you for your message. We'll get back to you soon.";
const failedWords = 'Error There was a problem sending your message. Please try again.';

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
  const { field, fill, submit, text, sent } = await open(t);
  fill({ name: 'A', phone: '12345' });

  await submit();

  t.match(text(), 'Name must be at least 2 characters.');
  t.match(text(), 'Please enter a valid phone number.');
  t.equal(field('name').getAttribute('aria-invalid'), 'true');
  t.equal(document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')?.tagName, 'P');
  t.equal(document.activeElement, field('name'));
  t.equal(sent.length, 0);
});

t.test('a success says the words in place and empties the form', async (t) => {
  const { field, fill, submit, text, sent } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187', service: 'Ranch Fencing', details: 'Three rails.' });

  await submit(Response.json({ id: 7, reference: 'Q8A834' }, { status: 201 }));

  t.match(text(), sentWords);
  t.match(sent, [
    {
      name: 'Ann Carter',
      phone: '(336) 555-0187',
      service: 'Ranch Fencing',
      details: 'Three rails.',
      page: '/pool-fencing',
    },
  ]);
  t.same([field('name').value, field('phone').value, field('details').value], ['', '', '']);
  t.equal(field('service').value, 'Pool Fencing');
});

t.test('a submit is sent at once, however lately the form woke, and tells the age of its page', async (t) => {
  const { fill, submit, sent, headers } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });

  await submit(Response.json({ id: 7, reference: 'Q8A834' }, { status: 201 }));

  t.equal(sent.length, 1);
  const pageTimeMs = Number(headers[0]?.get('form-page-time'));
  t.ok(pageTimeMs > 0 && pageTimeMs <= performance.now());
});

t.test('a failure says the words in place, keeps the values, and a new try takes the words away', async (t) => {
  const { field, fill, submit, text } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });

  await submit(Response.json({ message: 'Something went wrong.' }, { status: 500 }));
  t.match(text(), failedWords);
  t.equal(field('name').value, 'Ann Carter');

  await submit(Response.json({ id: 8, reference: 'Q8A835' }, { status: 201 }));
  t.match(text(), sentWords);
  t.notMatch(text(), failedWords);
});

t.test('the words of the last failure do not stand beside the faults of the next try', async (t) => {
  const { fill, submit, text, sent } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });
  await submit(Response.json({ message: 'Something went wrong.' }, { status: 500 }));
  fill({ phone: '12' });

  await submit();

  t.match(text(), 'Please enter a valid phone number.');
  t.notMatch(text(), failedWords);
  t.equal(sent.length, 1);
});

t.test('the words of the last success do not stand beside the faults of the next message', async (t) => {
  const { fill, submit, text } = await open(t);
  fill({ name: 'Ann Carter', phone: '(336) 555-0187' });
  await submit(Response.json({ id: 9, reference: 'Q8A836' }, { status: 201 }));

  await submit();

  t.match(text(), 'Name must be at least 2 characters.');
  t.notMatch(text(), 'Message Sent!');
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

async function open(t: Test, props: Partial<EstimateFormProps> = {}) {
  const { render, fireEvent, act } = await loadTestingLibrary(t);
  const sent: unknown[] = [];
  const headers: Headers[] = [];
  let answer = Response.json({});
  t.intercept(globalThis, 'fetch', {
    value: async (path: string, { body, headers: given }: RequestInit = {}) => {
      if (path === '/api/form-stamp') return Response.json({ stamp: 'just now' });
      sent.push(JSON.parse(String(body)));
      headers.push(new Headers(given));
      return answer;
    },
  });
  const { container, unmount } = render(<EstimateForm page="/pool-fencing" services={services} {...props} />);
  t.teardown(unmount);
  const field = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
    container.querySelector(`[name="${name}"]`) as Control;
  return {
    sent,
    headers,
    field,
    text: () => container.textContent ?? '',
    fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
    },
    async submit(response = Response.json({})) {
      answer = response;
      await act(async () => {
        fireEvent.submit(container.querySelector('form') as HTMLFormElement);
      });
    },
  };
}
