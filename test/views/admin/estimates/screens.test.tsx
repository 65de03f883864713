import t from 'tap';
import { addDays } from '../../../../views/admin/zoned-time.ts';
import { contactRequest, postContact } from '../../../fixtures/app.ts';
import { estimateContent, estimateLine } from '../../../fixtures/estimate-contents.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';

const { app, call, open, screen, button, click, within, until } = await startAdmin(t);

/** Sends a lead an estimate of $6,480.00 as a link. @param daysLeft until its last day */
async function sendEstimate(name: string, daysLeft: number) {
  const { id: leadId } = (await postContact(app, { ...contactRequest, name })).json();
  const { id, version } = (await call('POST', `/api/admin/leads/${leadId}/estimates`, { from: 'empty' })).json();
  const { today } = (await call('GET', `/api/admin/estimates/${id}`)).json();
  const content = estimateContent({ validUntil: addDays(today, daysLeft) });
  const saved = (await call('PUT', `/api/admin/estimates/${id}`, { version, content })).json();
  const sent = await call('POST', `/api/admin/estimates/${id}/send`, { version: saved.version, by: 'link' });
  return { leadId, id, path: new URL(sent.json().link).pathname };
}

async function acceptEstimate(path: string): Promise<void> {
  const payload = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  t.equal((await app.inject({ method: 'POST', url: `${path}/accept`, payload })).statusCode, 200);
}

t.test('an estimate that expires in two days is due as a follow-up', async (t) => {
  const { leadId } = await sendEstimate('Jane Doe', 1);
  await call('POST', `/api/admin/leads/${leadId}/contacts`, { by: 'call' });
  open('/admin/due');
  const group = await screen.findByRole('region', { name: 'Follow up' });
  t.match(group.textContent, /Jane Doe.*Expires soon Valid through/);
});

t.test('the reports count what was sent and won, with the average', async (t) => {
  const { path } = await sendEstimate('Bo Diaz', 30);
  await acceptEstimate(path);
  open('/admin/reports');
  const section = await screen.findByRole('region', { name: 'Estimates' });
  t.match(section.textContent, /Sent2Won1Win rate50%Average job won\$6,480\.00/);
  t.ok(within(section).getByRole('table', { name: 'Estimates by material' }));
});

t.test('deleting a customer with a signed estimate asks whether to keep the estimate', async (t) => {
  const { leadId, path, id } = await sendEstimate('Cy Young', 30);
  await acceptEstimate(path);
  open(`/admin/leads/${leadId}`);
  await click("Delete this person's data");
  const keeps = await screen.findByRole('checkbox', { name: /^Keep the signed estimate/ });
  t.ok((keeps as HTMLInputElement).checked, 'it is kept unless the owner says otherwise');
  for (const box of screen.getAllByRole('checkbox', { name: /Jane Doe|Bo Diaz/ })) box.click();
  await click('Delete 1 lead');
  await until(async () => (await call('GET', `/api/admin/leads/${leadId}`)).statusCode === 404);
  t.match((await call('GET', `/api/admin/estimates/${id}`)).json(), { state: 'accepted', leadId: null });
});

t.test('an option may have 40 lines', async (t) => {
  const { id: leadId } = (await postContact(app, { ...contactRequest, name: 'Di Evans' })).json();
  const { id, version } = (await call('POST', `/api/admin/leads/${leadId}/estimates`, { from: 'empty' })).json();
  const lines = Array.from({ length: 39 }, () => estimateLine());
  const content = estimateContent({ options: [{ name: '', description: '', lines }] });
  await call('PUT', `/api/admin/estimates/${id}`, { version, content });
  open(`/admin/estimates/${id}`);
  await click('Add a line');
  await until(() => button('Add a line').disabled);
  t.equal(screen.getAllByRole('textbox', { name: /^Quantity/ }).length, 40);
});
