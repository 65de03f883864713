import { renderToString } from 'react-dom/server';
import t from 'tap';
import { openDocument } from '../fixtures/dom.ts';

// React looks for a document when it is loaded, and keeps using it.
openDocument(t);
const { FailingForm } = await import('../fixtures/failing-island.tsx');
const { wakeIslands } = await import('../../views/waking.ts');
const script = new URL('../fixtures/failing-island.tsx', import.meta.url).href;

const whenState = (element: HTMLElement, state: string) =>
  new Promise<void>((resolve) => {
    const look = () => element.dataset.awake === state && resolve();
    new MutationObserver(look).observe(element, { attributes: true });
    look();
  });

for (const at of ['hydration', 'effect', 'change'])
  t.test(`a form whose script fails at its ${at} leaves the plain form with its input`, async (t) => {
    document.body.innerHTML = renderToString(
      <div data-island="contact-form" data-script={script} data-props={JSON.stringify({ at })} data-wake="load">
        <FailingForm />
      </div>,
    );
    const reported: unknown[] = [];
    const value = (error: unknown) => reported.push(error);
    t.intercept(globalThis, 'reportError', { value, configurable: true, writable: true });
    const element = document.querySelector('[data-island]') as HTMLElement;
    const type = (phone: string) => {
      const field = element.querySelector('input') as HTMLInputElement;
      field.focus();
      field.value = phone;
    };
    type('336-555-0140');

    wakeIslands();
    if (at === 'change') {
      await whenState(element, 'yes');
      type('336-555-0141');
      element.querySelector('button')?.click();
    }
    await whenState(element, 'never');

    t.equal(element.querySelector('input')?.value, at === 'change' ? '336-555-0141' : '336-555-0140');
    t.equal(element.querySelector('form')?.getAttribute('action'), '/api/contact');
    t.equal(element.querySelector('button')?.textContent, 'Send');
    t.equal(reported.length, 1, 'the error is told once');
  });
