import t from 'tap';
import { isCommonPassword } from '../../src/accounts/passwords.ts';

t.test('the passwords that everybody tries first are known, however they are written', async (t) => {
  const first = ['12345678', 'password', '123456789', 'qwerty123', '11111111', 'iloveyou', 'princess', 'football'];

  for (const password of [...first, 'PASSWORD', ' Iloveyou ']) t.ok(isCommonPassword(password), password);
});

t.test('a phrase of one’s own is not among them, nor is a part of a common one', async (t) => {
  for (const password of ['correct horse battery', 'cedar gate 1987', 'passwor', 'password\npassword1', ''])
    t.notOk(isCommonPassword(password), password);
});
