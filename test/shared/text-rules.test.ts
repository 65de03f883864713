import t from 'tap';
import { deliverySettingsSchema } from '../../src/shared/desk/mail-settings.ts';
import { readFeet } from '../../src/shared/fence/measures.ts';
import { checkFields } from '../../src/shared/fields.ts';
import { nameField, phoneField } from '../../src/shared/lead/form-fields.ts';
import { captionSchema } from '../../src/shared/pictures/picture-edits.ts';
import { projectSchema } from '../../src/shared/pictures/projects.ts';
import { defaultProfile, profileSchema } from '../../src/shared/profile.ts';
import { cleanLine } from '../../src/shared/text-rules.ts';

t.test('characters that nobody sees go away, and those that only look like others become these', async (t) => {
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

t.test('what holds an emoji or a word of another script together stays', async (t) => {
  const texts = ['👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', '👍🏽', '1\ufe0f\u20e3', '☎\ufe0e', '🇺🇸'];
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  for (const text of [...texts, flag, 'می\u200cخواهم', 'क्\u200dष', '葛\u{e0100}城', 'Zoë', 'Zoe\u0308'])
    t.equal(cleanLine(text), text);
});

t.test('a name that shows nothing is refused in words', async (t) => {
  for (const name of [
    '\u3164\u3164',
    '\u200b\u200b\u200b',
    '\u2800\u2800',
    '\u0301\u0301',
    '\ue000\ue000',
    '\u0000\u0007',
    '\ud83d\ud83d',
  ])
    t.strictSame(
      nameField.safeParse(name).error?.issues.map(({ message }) => message),
      ['Name must be at least 2 characters.'],
    );
});

t.test('every field of one line takes what was copied, without what nobody sees', async (t) => {
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
