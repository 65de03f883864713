import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { build, contactRequest, forgetPosts, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { breakSchema } from '../fixtures/database.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { holdBack } from '../fixtures/visitor.ts';
import { isWhole } from '../fixtures/volume.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

/** Changes that browsers, extensions, and proxies make to a page before its scripts run. The daily run tries two of them with each form. */
const changes: Record<string, (html: string) => string> = {
  'an element behind each input': (html) => html.replace(/(<input [^>]*>)/g, '$1<div data-keeper></div>'),
  'an element before each text area': (html) => html.replace(/<textarea/g, '<x-checker></x-checker><textarea'),
  'each label translated': (html) => html.replace(/(<label[^>]*>)([^<]+)/g, '$1<font><font>$2</font></font>'),
  'all comments taken out': (html) => html.replace(/<!--.*?-->/gs, ''),
  'an island’s text rewritten': (html) => html.replace(/>(Send Message|Request Estimate|Send Request)</g, '>Enviar<'),
  'fields wrapped in other elements': (html) => html.replace(/(<input [^>]*>)/g, '<span class="app">$1</span>'),
};

interface VisitorForm {
  path: string;
  island: string;
  form: string;
  fields: Record<string, string>;
}
const { name, phone, message } = contactRequest;
const forms: VisitorForm[] = [
  {
    path: '/',
    island: 'contact-form',
    form: '#contact form',
    fields: { name, phone, email: 'ann.carter@example.com', message },
  },
  {
    path: '/pool-fencing',
    island: 'estimate-form',
    form: '#quick-estimate form',
    fields: { name, phone, details: message },
  },
  { path: '/price-my-fence', island: 'price-planner', form: '#send form', fields: { name, phone, details: message } },
];

const scripts = /\/assets\/(forms|planner|admin)-\w+\.js/;
const mismatch = /#418|Minified React error/;

/** Opens a page whose HTML was changed on the way. React reports in the console that it redraws an island. */
async function openChanged(t: Test, path: string, change: (html: string) => string): Promise<Page> {
  const page = await openPage(t, browser, {}, /Error: Minified/);
  page.removeAllListeners('pageerror');
  await page.route(address + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  return page;
}

const valuesOf = (page: Page, form: string) =>
  page
    .locator(form)
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter((entry) => typeof entry[1] === 'string' && entry[1] !== '')),
    );

t.test('typed text keeps focus and cursor if the page changed before its scripts ran', async (t) => {
  for (const [index, [what, change]] of Object.entries(changes).entries())
    for (const { path, island, form, fields } of isWhole ? forms : forms.slice(index % 3, (index % 3) + 1)) {
      const page = await openChanged(t, path, change);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const letGo = await holdBack(page, scripts);
      await page.goto(address + path, { waitUntil: 'commit' });
      for (const [field, value] of Object.entries(fields)) {
        await page.locator(`${form} [name=${field}]`).click();
        await page.keyboard.insertText(value);
      }
      await page.locator(`${form} [name=name]`).click();
      await page.keyboard.press('Home');
      await page.keyboard.insertText('Dr. ');
      letGo();
      await waitUntilAwake(page, island);
      await page.keyboard.insertText('Ms. ');
      t.match(await valuesOf(page, form), { ...fields, name: `Dr. Ms. ${name}` }, `${path}: ${what}`);
      t.match(
        errors.filter((error) => !mismatch.test(error)),
        [],
        'no other error',
      );
      await page.close();
    }
});

t.test('photos, a checked box, and a choice stay, and a held post uses the new form', async (t) => {
  const page = await openChanged(t, '/', changes['an element behind each input'] as (html: string) => string);
  const letGo = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  const form = page.locator('#contact form');
  for (const [field, value] of Object.entries(forms[0]?.fields ?? {}))
    await form.locator(`[name=${field}]`).fill(value);
  const service = app.site.current.map.contactOptions[2] ?? '';
  await form.locator('[name=service]').selectOption(service);
  const photo = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
  await form.locator('[name=photos]').setInputFiles([photo]);
  await form.getByRole('button', { name: 'Send Message' }).click();
  letGo();
  await page.getByText(/Your reference is/).waitFor();
  await page.getByText('yard.jpg').waitFor();
  const { service: stored } = await app.db.selectFrom('submissions').select('service').executeTakeFirstOrThrow();
  t.equal(stored, service);
});

t.test('a file chosen on an upload page before its script ran is used', async (t) => {
  const page = await openChanged(t, '/upload-images', changes['an element behind each input'] as never);
  const letGo = await holdBack(page, scripts);
  await page.goto(`${address}/upload-images`, { waitUntil: 'commit' });
  const photo = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.locator('#upload-image').setInputFiles([photo]);
  letGo();
  await page.getByText('Selected: yard.jpg').waitFor();
  t.pass('it is listed');
});

t.test('a form that can’t hydrate works as the plain form with its input', async (t) => {
  for (const { path, island, form, fields } of forms) {
    // The island's props lack data that its script needs.
    const page = await openChanged(t, path, (html) =>
      html.replace(
        /data-props="[^"]*"/g,
        `data-props="{&quot;services&quot;:null,&quot;page&quot;:&quot;${path}&quot;}"`,
      ),
    );
    const letGo = await holdBack(page, scripts);
    await page.goto(address + path, { waitUntil: 'commit' });
    for (const [field, value] of Object.entries(fields)) await page.locator(`${form} [name=${field}]`).fill(value);
    letGo();
    await page.locator(`[data-island="${island}"][data-awake="never"]`).waitFor({ state: 'attached' });
    t.match(await valuesOf(page, form), fields, path);
    await page.locator(`${form} button`).last().click();
    await page.waitForURL(/sent=[A-Z2-9]{6}/);
    await page.close();
    await forgetPosts(app);
  }
});

t.test('a form that fails after it hydrated works as the plain form with its input', async (t) => {
  const page = await openChanged(t, '/', (html) => html);
  await page.unroute(`${address}/`);
  page.removeAllListeners('console');
  await page.goto(`${address}/#contact`);
  await waitUntilAwake(page, 'contact-form');
  const form = page.locator('#contact form');
  for (const [field, value] of Object.entries(forms[0]?.fields ?? {}))
    await form.locator(`[name=${field}]`).fill(value);
  const mend = await breakSchema(t, app, 'submissions');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('.form__error').waitFor();
  await mend();
  // A translator moves React's elements.
  await form.locator('[role=status]').evaluate((status) => {
    const font = document.createElement('font');
    font.append(...status.childNodes);
    status.append(font);
  });
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await stored;
  await page.locator('[data-island="contact-form"][data-awake="never"]').waitFor({ state: 'attached' });
  t.equal(await form.locator('[name=phone]').count(), 1);
  t.ok(await form.getByRole('button', { name: 'Send Message' }).isVisible());
});
