import t from 'tap';
import { internationalPhone, isFromAbroad, shownPhone, telephoneLink } from '../../src/shared/telephone.ts';

/** Texts separated by bars, a few per line. */
const list = (text: string) => text.trim().split(/ \| |\n */);

t.test('a phone link dials the first certain number in a text', async (t) => {
  const american = list(`
    (336) 555-0188 | 336.555.0188 | 336/555-0188 | 336 555 01 88 | +1 336 555 0188 | 1-336-555-0188
    (+1) 336 555 0188 | 011 1 336 555 0188 | ３３６－５５５－０１８８ | ＋１ ３３６ ５５５ ０１８８ | ٣٣٦٥٥٥٠١٨٨
    \u202a+1 336 555 0188\u202c | +1\ufe0d-336-555-0188 | 336\u2011555\u20110188 | 336\u200b5550188
    336-555-0188 after 5pm | 336-555-0188 5pm | 336 555 01 88 5pm | Home: 336-555-0188 | Bob (336-555-0188)
    336-555-0188 / 336-555-0199 | 336-555-0188/336-555-0199 | 3365550188 3365550199 | 336-555-0188 x 336-555-0199
    336-555-0188, 214 Main St | 336-555-0188 extra 12 | +1 336 555 0188 or +49 170 1234567`);
  for (const phone of american) {
    t.equal(telephoneLink(phone), 'tel:+13365550188', phone);
    t.notOk(isFromAbroad(phone), phone);
  }

  const abroad = list(`
    +49 170 1234567 | 011 49 170 1234567 | 0049 170 1234567 | +49 (0) 170 1234567
    +49 170/1234567 | +49 170 1234567 5pm | +49 170 1234567 17:00`);
  for (const phone of abroad) {
    t.equal(telephoneLink(phone), 'tel:+491701234567', phone);
    t.ok(isFromAbroad(phone), phone);
  }
});

t.test('an extension is dialed after a pause', async (t) => {
  const written = list(`
    ext 214 | ext. 214 | Ext: 214 | extension 214 | extn 214 | x214 | x. 214 | #214 | # 214 | (x214)
    ;ext=214 | ,,214 | -x214 | ｅｘｔ ２１４`);
  for (const extension of written)
    for (const phone of [`336-555-0188${extension}`, `(336) 555-0188 ${extension}`, `+1 336 555 0188 ${extension}`]) {
      t.equal(telephoneLink(phone), 'tel:+13365550188,214', phone);
      t.notOk(isFromAbroad(phone), phone);
    }
});

t.test('a text without a certain number isn’t a link', async (t) => {
  const texts = list(`
    555-0188 | call me | 1234567890 | 0170 1234567 | 33655501881 | +13365550188214 | +1336555018 | 00 2345678
    491701234567 | 33 6 12 34 56 78 | 5 336-555-0188 | ext 214 | 1-800-FENCES`);
  for (const text of ['', ...texts]) t.equal(telephoneLink(text), undefined, text);
});

t.test('the admin shows ten-digit numbers with parentheses and other text as typed', async (t) => {
  const numbers = list(
    '3365550108 | 336.555.0108 | +1 336 555 0108 | 13365550108 | (336)5550108 | ３３６５５５０１０８',
  );
  for (const phone of numbers) t.equal(shownPhone(phone), '(336) 555-0108', phone);
  const others = list(
    '336-555-0108 x12 | 336-555-0108 after 5pm | +49 170 1234567 | 3365550108 / 3365550109 | 555-0108',
  );
  for (const phone of ['', ...others]) t.equal(shownPhone(phone), phone);
});

t.test('a number is written with its country code for search engines', async (t) => {
  t.equal(internationalPhone('(336) 555-0142'), '+1 (336) 555-0142');
  t.equal(internationalPhone('1-336-555-0142'), '+1-336-555-0142');
  t.equal(internationalPhone('+49 170 1234567'), '+49 170 1234567');
  t.equal(internationalPhone('011 49 170 1234567'), '+491701234567');
});
