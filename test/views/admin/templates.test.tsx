import t from 'tap';
import { startAdmin } from '../../fixtures/owner-admin.ts';

const { call, open, screen, field, shown, type, click, press, until } = await startAdmin(t);

t.test('a template is added, checked on saving, and kept in this tab until then', async (t) => {
  open('/admin/templates');
  await click('Add a template');
  await type('Name of template 4', 'The visit');
  await type('Text of template 4', 'See you {visti}');
  press('Save');
  const message = await screen.findByText(/\{visti\} can’t be filled in here/);
  t.equal(message.id, field('Text of template 4').getAttribute('aria-describedby'));

  open('/admin/templates');
  t.equal(await shown('Text of template 4'), 'See you {visti}');
  await type('Text of template 4', 'See you {appointment}');
  press('Save');
  await until(() => sessionStorage.length === 0);
  const { templates } = (await call('GET', '/api/admin/templates')).json();
  t.match(templates[3], { id: /^\w{12}$/, kind: 'reply', name: 'The visit', text: 'See you {appointment}' });
});

t.test('removing the last template tells the owner that messages start empty', async (t) => {
  const { templates, version } = (await call('GET', '/api/admin/templates')).json();
  await call('PUT', '/api/admin/templates', { version, templates: templates.slice(0, 1) });
  open('/admin/templates');
  await click('Remove: template 1');
  t.ok(await screen.findByText('No templates yet. Messages start empty.'));

  press('Save');
  await until(() => sessionStorage.length === 0);
  t.strictSame((await call('GET', '/api/admin/templates')).json().templates, []);
});
