import t from 'tap';
import { deliverySettingsSchema, mailSettingsSchema } from '../../src/shared/admin/mail-settings.ts';
import { readFeet } from '../../src/shared/fence/measures.ts';
import { checkFields } from '../../src/shared/fields.ts';
import { nameField, phoneField } from '../../src/shared/lead/form-fields.ts';
import { cleanSender, isSender } from '../../src/shared/mail-addresses.ts';
import { captionSchema } from '../../src/shared/pictures/picture-edits.ts';
import { projectSchema } from '../../src/shared/pictures/projects.ts';
import { defaultProfile, profileSchema } from '../../src/shared/profile.ts';
import { cleanLine, emailAddress } from '../../src/shared/text-rules.ts';
import { mailLink } from '../../src/shared/web-address.ts';

t.test('invisible characters are removed, and look-alikes are replaced', async (t) => {
  const cleaned: [typed: string, line: string][] = [
    ['\u200b\ufeffDana\u00adField\u200e\u2060', 'DanaField'],
    ['\u202a\u2066Dana\u2069\u202c\u00a0\u202fField', 'Dana Field'],
    ['Dana\u2011Field, Lee\u2010Ann', 'Dana-Field, Lee-Ann'],
    ['Dana\u200dField', 'DanaField'],
    ['Dana\ufffc \u2800\u3164', 'Dana'],
    ['\u0301Dana', 'Dana'],
    ['\u{e0041}\u{e0042}Dana', 'Dana'],
    ['yes \uf0fc', 'yes ✓'],
  ];
  for (const [typed, line] of cleaned) t.equal(cleanLine(typed), line);
});

t.test('characters that join an emoji or a script are kept', async (t) => {
  const texts = ['👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', '👍🏽', '1\ufe0f\u20e3', '☎\ufe0e', '🇺🇸'];
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  for (const text of [...texts, flag, 'می\u200cخواهم', 'क्\u200dष', '葛\u{e0100}城', 'Zoë', 'Zoe\u0308'])
    t.equal(cleanLine(text), text);
});

t.test('an invisible name is refused with a message', async (t) => {
  const unseen = ['\u3164\u3164', '\u200b\u200b\u200b', '\u2800\u2800', '\u0301\u0301'];
  for (const name of [...unseen, '\ue000\ue000', '\u0000\u0007', '\ud83d\ud83d'])
    t.strictSame(
      nameField.safeParse(name).error?.issues.map(({ message }) => message),
      ['Name must be at least 2 characters.'],
    );
});

t.test('every one-line field accepts copied text and drops invisible characters', async (t) => {
  const around = (text: string) => `\u202a\u200b${text}\u00a0\u202c`;
  t.equal(nameField.parse(around('Dana\u0007 Field')), 'Dana Field');
  t.equal(phoneField.parse(around('336\u2011555\u20110188')), '336-555-0188');
  t.strictSame(readFeet(around('49\u00ad\u2019 6\u200b"')), { feet: 50 });
  t.equal(captionSchema.parse({ alt: around('A gate') }).alt, 'A gate');
  const { phone, email, website, zip, state, accent, name, financingUrl } = defaultProfile;
  const typed = { phone, email, website, zip, state, accent, name, financingUrl };
  const copied = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, around(value)]));
  t.match(checkFields(profileSchema, { ...defaultProfile, ...copied }).value, typed);
  const webhook = { version: 0, acknowledge: true, webhookUrl: around('https://example.com/ho\u200bok') };
  t.equal(deliverySettingsSchema.parse(webhook).webhookUrl, 'https://example.com/hook');
  const project = { title: around('Gate'), services: ['pool-fencing'], town: 'elon', pictures: [{ id: 1 }] };
  const { value } = checkFields(projectSchema, { ...project, story: around('One\r\n\uf0b7\tTwo\u00adthree') });
  t.match(value, { title: 'Gate', story: 'One\n• Twothree' });
});

const taken = [
  'bob&carol@example.com',
  'user%fence@example.com',
  '#1fence@example.com',
  'a/b@example.com',
  'hi!@example.com',
  'a=b@example.com',
  '~dana@example.com',
  "o'neil@example.com",
  'a+b@example.com',
  'a`{|}^$*?_-b@example.com',
  'a..b@example.com',
  'dana@example.xn--p1ai',
  'dana@xn--mller-kva.example',
  'dana@mail.example.photography',
  'D@EXAMPLE.COM',
];
const changed: [typed: string, stored: string][] = [
  ['dana@müller.example', 'dana@xn--mller-kva.example'],
  ['dana@MÜLLER.EXAMPLE', 'dana@xn--mller-kva.example'],
  ['dana@mu\u0308ller.example', 'dana@xn--mller-kva.example'],
  ['dana@пример.рф', 'dana@xn--e1afmkfd.xn--p1ai'],
  ['\u200bdana@example.com\u200b', 'dana@example.com'],
  ['\u202adana@example.com\u202c', 'dana@example.com'],
  ['da\u00adna\u2011field@exam\u200dple.com', 'dana-field@example.com'],
  ['ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'dana@example.com'],
];
const refused = [
  'nowhere',
  '',
  '@example.com',
  'dana@',
  'dana@-example.com',
  'dana @example.com',
  'a@b@c.com',
  'a"b@example.com',
  'dana@exa_mple.com',
  'jörg@example.com',
  'dana@ü/x',
  'dana@ü:80',
  'dana@ü_x.de',
  `${'a'.repeat(250)}@example.com`,
  'dana@example.com\nbcc:x@example.com',
  'dana@example.com, bob@example.com',
  'dana@\u200b',
];

t.test('an email address follows HTML’s own rule and is stored in ASCII', async (t) => {
  const schema = emailAddress('No address.');
  for (const address of taken) t.equal(schema.parse(address), address);
  for (const [typed, stored] of changed) t.equal(schema.parse(typed), stored);
  for (const address of refused) t.notOk(schema.safeParse(address).success, address);
});

t.test('the profile and the mail settings accept the same addresses', async (t) => {
  const settings = { version: 0, host: 'smtp.example.com', port: 465, security: 'tls', user: '' };
  for (const [typed, stored] of [...taken.map((address) => [address, address] as const), ...changed]) {
    t.equal(checkFields(profileSchema, { ...defaultProfile, email: typed }).value?.email, stored);
    const read = checkFields(mailSettingsSchema, { ...settings, from: `Longleaf <${typed}>`, to: typed }).value;
    t.match(read, { from: `Longleaf <${stored}>`, to: stored });
    t.equal(cleanSender(typed), stored);
  }
  for (const text of ['Longleaf', 'Longleaf <site>', 'Longleaf site@example.com', '<>'])
    t.notOk(isSender(cleanSender(text)), text);
});

t.test('an email link contains the whole address', async (t) => {
  for (const address of taken) t.equal(decodeURIComponent(new URL(mailLink(address)).pathname), address);
  t.equal(mailLink('dana.field+fence@example.com'), 'mailto:dana.field+fence@example.com');
});
