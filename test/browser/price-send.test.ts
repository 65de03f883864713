import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const sent = "Message Sent! Thank you for your message. We'll get back to you soon.";

t.test(
  'a plan is sent from where it stands: what is wrong is said, the plan stays, the confirmation stands in place',
  async (t) => {
    const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, {}, /400|Failed to load resource/);
    const { page } = planner;
    const send = page.getByRole('button', { name: 'Send Request' });
    await send.click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    t.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name');

    await page.locator('[name="name"]').fill('Ann Carter');
    await page.locator('[name="phone"]').fill('(336) 555-0187');
    const yard = page.getByLabel('Property address (optional)', { exact: true });
    t.equal(await yard.getAttribute('autocomplete'), 'street-address', 'statement 8');
    await yard.fill('218 Mill Creek Road');
    await page.getByLabel('Anything we should know').fill('Two dogs.');
    await send.click();
    await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
    t.match(await page.locator('.price-send [role="status"]').textContent(), sent);
    t.equal(await page.locator('[name="name"]').inputValue(), '', 'the form is empty');
    t.equal(await planner.range(), '$4,050 to $5,650', 'the plan stays');
    t.equal(await page.getByText('Name must be at least 2 characters.').count(), 0);
    await checkAccessibility(t, page, 'sent');

    await page.locator('[name="name"]').fill('Bea Diaz');
    await page.reload();
    await page.locator('[data-island="price-planner"][data-awake="yes"]').waitFor({ state: 'attached' });
    t.equal(await page.locator('[name="name"]').inputValue(), 'Bea Diaz', 'a half-typed name survives a reload');
    await page.context().setOffline(true);
    await page.locator('[name="phone"]').fill('(336) 555-0188');
    await send.click();
    await page.getByText('Your text is still here.').waitFor();
    t.equal(await page.locator('[name="name"]').inputValue(), 'Bea Diaz', 'and so it does when the line is cut');
  },
);

t.test(
  'statement 5: without JavaScript three sides and a gate are typed, shown, changed and sent by plain posts',
  async (t) => {
    const page = await openPage(t, browser, { javaScriptEnabled: false }, /400/);
    await page.goto(`${address}/price-my-fence`);
    t.notOk(await page.getByRole('button', { name: 'Draw it instead' }).isVisible());
    t.notOk(await page.getByRole('button', { name: 'Copy link' }).isVisible());
    for (const [side, feet] of [
      [1, '50'],
      [2, '80'],
      [3, '50'],
    ] as const)
      await page.locator(`[name="side.${side}.feet"]`).fill(feet);
    await page.locator('[name="gate.1.width"]').selectOption('48');
    await page.locator('[name="gate.1.side"]').selectOption('3');
    await page.getByRole('button', { name: 'Add a side' }).click();
    t.equal(await page.locator('[name="side.5.feet"]').count(), 1);
    await page.locator('.price__show').click();
    await page.waitForURL((url) => url.searchParams.get('plan') === examples.E2 && url.hash === '#price');
    t.match(await page.locator('.price-range').textContent(), '$4,050 to $5,650');

    await page.locator('[name="side.2.feet"]').fill('100');
    await page.locator('.price__show').click();
    await page.waitForURL(/r100t90/);
    await page.locator('[name="name"]').fill('Ann Carter');
    await page.locator('[name="phone"]').fill('1');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByText('Please enter a valid phone number.').waitFor();
    t.equal(await page.locator('[name="name"]').inputValue(), 'Ann Carter');
    t.match(await page.locator('.price-range').textContent(), '$4,500 to $6,250', 'the plan is still there');
    await page.locator('[name="phone"]').fill('(336) 555-0187');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.waitForURL(/plan=.*r100t90.*&sent=[A-Z2-9]{6}#send/);
    await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
    t.match(await page.locator('.price-range').textContent(), '$4,500 to $6,250');
  },
);
