import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { handlePlanner, openPlanner } from '../fixtures/planner.ts';

const address = await listen(await build(t));
const browser = await launch(t);

t.test('a plan is sent in place, with its mistakes and the confirmation shown there', async (t) => {
  const planner = await openPlanner(t, browser, address, examples.E2, {}, /status of 400/);
  const { page } = planner;
  await planner.press('Send Request');
  await page.getByText('Name must be at least 2 characters.').waitFor();
  await page.locator('[name="name"]:focus').fill('Ann Carter');
  await planner.set('phone', '(336) 555-0187');
  const yard = page.getByLabel('Property address (optional)', { exact: true });
  t.equal(await yard.getAttribute('autocomplete'), 'street-address');
  await planner.press('Send Request');
  await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
  const confirmation = "Message Sent! Thank you for your message. We'll get back to you soon.";
  t.match(await page.locator('.price-send [role="status"]').textContent(), confirmation);
  t.equal(await page.getByText('Name must be at least 2 characters.').count(), 0);
  t.equal(await planner.range(), '$4,050 to $5,650', 'the plan stays');
  await checkAccessibility(t, page, 'sent');
});

t.test('three sides and a gate are entered, changed, and sent without JavaScript', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false }, /400/);
  const planner = handlePlanner(page, address);
  const show = () => page.locator('.price__show').click();
  await page.goto(`${address}/price-my-fence`);
  for (const button of ['Draw it instead', 'Copy link'])
    t.notOk(await page.getByRole('button', { name: button }).isVisible(), button);
  await planner.side(1).fill('50');
  await planner.side(2).fill('80');
  await planner.side(3).fill('50');
  await page.locator('[name="gate.1.width"]').selectOption('48');
  await page.locator('[name="gate.1.side"]').selectOption('3');
  await planner.press('Add a side');
  await planner.side(5).waitFor();
  await show();
  await page.waitForURL((url) => url.searchParams.get('plan') === examples.E2 && url.hash === '#price');
  t.equal(await planner.range(), '$4,050 to $5,650');

  await planner.side(2).fill('100');
  await show();
  await page.waitForURL(/r100t90/);
  await page.locator('[name="name"]').fill('Ann Carter');
  await page.locator('[name="phone"]').fill('1');
  await planner.press('Send Request');
  await page.getByText('Please enter a valid phone number.').waitFor();
  t.equal(await page.locator('[name="name"]').inputValue(), 'Ann Carter');
  t.equal(await planner.range(), '$4,500 to $6,250', 'the plan is still there');
  await page.locator('[name="phone"]').fill('(336) 555-0187');
  await planner.press('Send Request');
  await page.waitForURL(/plan=.*r100t90.*&sent=[A-Z2-9]{6}#send/);
  await page.getByText(/Your reference is [A-Z2-9]{6}\./).waitFor();
  t.equal(await planner.range(), '$4,500 to $6,250');
});
