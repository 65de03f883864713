import t from 'tap';
import { mailSettingsSchema } from '../../src/shared/desk/mail-settings.ts';
import { checkFields } from '../../src/shared/fields.ts';
import { defaultProfile, profileSchema } from '../../src/shared/profile.ts';
import { cleanSender, emailAddress, isSender } from '../../src/shared/text-rules.ts';
import { mailLink } from '../../src/shared/web-address.ts';

const taken = [
  ...['bob&carol@example.com', 'user%fence@example.com', '#1fence@example.com', 'a/b@example.com', 'hi!@example.com'],
  ...['a=b@example.com', '~dana@example.com', "o'neil@example.com", 'a+b@example.com', 'a`{|}^$*?_-b@example.com'],
  ...[
    'a..b@example.com',
    'dana@example.xn--p1ai',
    'dana@xn--mller-kva.example',
    'dana@mail.example.photography',
    'D@EXAMPLE.COM',
  ],
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
  ...['nowhere', '', '@example.com', 'dana@', 'dana@-example.com', 'dana @example.com', 'a@b@c.com', 'a"b@example.com'],
  ...[
    'dana@exa_mple.com',
    'jörg@example.com',
    'dana@ü/x',
    'dana@ü:80',
    'dana@ü_x.de',
    `${'a'.repeat(250)}@example.com`,
  ],
  ...['dana@example.com\nbcc:x@example.com', 'dana@example.com, bob@example.com', 'dana@\u200b'],
];

t.test('an e-mail address is what HTML’s own rule takes, stored in ASCII', async (t) => {
  const schema = emailAddress('No address.');
  for (const address of taken) t.equal(schema.parse(address), address);
  for (const [typed, stored] of changed) t.equal(schema.parse(typed), stored);
  for (const address of refused) t.notOk(schema.safeParse(address).success, address);
});

t.test('the profile and the mail settings take the same addresses', async (t) => {
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

t.test('the link that writes to an address says it whole', async (t) => {
  for (const address of taken) t.equal(decodeURIComponent(new URL(mailLink(address)).pathname), address);
  t.equal(mailLink('dana.field+fence@example.com'), 'mailto:dana.field+fence@example.com');
});
