import t from 'tap';
import { forgetAtLogout, keep, readKept } from '../../../views/admin/kept.ts';
import { openDocument } from '../../fixtures/dom.ts';

t.test('a logout keeps the site’s own text, prices, and addresses, and clears the rest', async (t) => {
  openDocument(t);
  const own = ['words:home', 'profile', 'templates', 'prices', 'caption:7', 'redirect:/old', 'address:areas'];
  const passing = ['note:7', 'set-up:mail', 'schedule:home', 'a form that comes later'];
  for (const name of [...own, ...passing]) keep(name, 'typed');
  sessionStorage.setItem('draft:contact-form', 'not of the admin');

  forgetAtLogout();

  t.strictSame(
    own.filter((name) => readKept(name) === undefined),
    [],
  );
  t.strictSame(
    passing.filter((name) => readKept(name) !== undefined),
    [],
  );
  t.equal(sessionStorage.getItem('draft:contact-form'), 'not of the admin');
});
