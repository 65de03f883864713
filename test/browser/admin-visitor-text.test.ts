import t from 'tap';
import { postContact } from '../fixtures/app.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);

t.test('no visitor’s text widens the admin on a phone, and Arabic or Hebrew aligns right', async (t) => {
  const { id } = (
    await postContact(app, {
      name: 'W'.repeat(100),
      email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
      phone: '3365550188'.repeat(4),
      message: `אני צריך גדר של 120 רגל ${'A'.repeat(3000)}`,
    })
  ).json();
  t.ok(id);
  await app.db
    .updateTable('submissions')
    .set({ address: `https://maps.example/${'S'.repeat(170)}`, nextStep: 'N'.repeat(200), nextStepOn: '2026-11-20' })
    .where('id', '=', id)
    .execute();
  for (const path of ['/admin?view=all', '/admin/due', `/admin/leads/${id}`]) {
    const page = await open(t, path, { viewport: { width: 390, height: 844 } });
    await page.getByText('W'.repeat(100)).first().waitFor();
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path);
    if (path.endsWith(String(id)))
      t.equal(
        await page.locator('.lead__text').evaluate((text) => text.matches(':dir(rtl)')),
        true,
        'the message begins at the right',
      );
  }
});

t.test('the ways to answer a lead are in one row, with the texting consent below', async (t) => {
  const { id } = (await postContact(app)).json();
  for (const [width, lines] of [
    [1440, 1],
    [390, 1],
  ] as const) {
    const page = await open(t, `/admin/leads/${id}`, { viewport: { width, height: 900 } });
    const refusal = page.getByRole('button', { name: 'They don’t want texts' });
    await refusal.waitFor();
    const ways = await page.locator('.lead-contact__ways > a').evaluateAll((links) =>
      links.map((link) => {
        const { top, height, bottom } = link.getBoundingClientRect();
        return { top, height, bottom };
      }),
    );
    const { y = 0 } = (await refusal.boundingBox()) ?? {};

    t.equal(ways.length, 3);
    t.equal(new Set(ways.map(({ top }) => top)).size, lines, `${width} px`);
    t.equal(new Set(ways.map(({ height }) => height)).size, 1, 'all as high as one another');
    // On a phone, the buttons stay at the bottom while the page scrolls.
    if (width >= 1024) t.ok(ways.every(({ bottom }) => bottom <= y));
    await page.close();
  }
});
