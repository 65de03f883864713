import t from 'tap';
import { postContact } from '../fixtures/app.ts';
import { openDesk } from '../fixtures/owner.ts';

const { app, open } = await openDesk(t);

t.test(
  'no text of a visitor widens the admin on a phone, and text from right to left begins at the right',
  async (t) => {
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
    for (const path of ['/admin?view=all', '/admin?view=due', `/admin/leads/${id}`]) {
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
  },
);
