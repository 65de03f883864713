import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, contactRequest, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');

t.test('a report draws every week of its period, with the same numbers as a table', async (t) => {
  t.teardown(cleanup);
  const app = await build(t);
  await saveLead(app.db, { ...contactRequest, source: 'contact' });
  connect(t, await listen(app), await signIn(app));

  render(deskAt('/admin/reports'));

  await screen.findByText('Show as a table');
  const weeks = () => document.querySelectorAll('.week-chart__week').length;
  const rows = () => document.querySelectorAll('.week-chart__details tbody tr').length;
  t.ok([13, 14].includes(weeks()), '90 days');
  t.equal(rows(), weeks());
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '365' } });
  await screen.findByText(
    (_text, element) => element?.className.includes('week-chart__drawing') === true && weeks() >= 53,
  );
  t.equal(rows(), weeks());
});
