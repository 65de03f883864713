import t from 'tap';
import { type MailContent, picturePlace, writeMail } from '../../src/outbox/mail-layout.ts';
import { defaultProfile } from '../../src/shared/profile.ts';

const publicUrl = 'https://longleaffence.example';
const lead: MailContent = {
  subject: 'New lead: Ann Carter, Fence Repair, Elon',
  heading: 'Message from Ann Carter',
  quote: 'The gate sags.\nCan you come <this> week?',
  buttons: [
    { label: 'Call (336) 555-0187', url: 'tel:+13365550187' },
    { label: 'Open lead', url: `${publicUrl}/admin/leads/7` },
  ],
  tables: [{ title: 'Sides and gates', rows: [['Side 1: 80 ft.'], ['Side 2', '40 ft']] }],
  facts: [
    ['Phone Number', '(336) 555-0187'],
    ['Reference', 'ABC234'],
  ],
  to: 'owner',
};

t.test('the text part of a mail says everything that its HTML says', async (t) => {
  const mail = writeMail(lead, defaultProfile, publicUrl);

  t.equal(
    mail.text,
    `Message from Ann Carter

The gate sags.
Can you come <this> week?

Call (336) 555-0187
Open lead: https://longleaffence.example/admin/leads/7

Sides and gates
Side 1: 80 ft.
Side 2: 40 ft

Phone Number: (336) 555-0187
Reference: ABC234

Longleaf Fence Company · https://longleaffence.example
`,
  );
  for (const words of ['Message from Ann Carter', 'Side 1: 80 ft.', '40 ft', 'ABC234', 'href="tel:+13365550187"'])
    t.match(mail.html, words);
});

t.test('the customer’s text comes before the buttons, and the reference comes last', async (t) => {
  const { html } = writeMail(lead, defaultProfile, publicUrl);

  const body = html.slice(html.indexOf('<h1'));
  const places = ['The gate sags.', 'Open lead', picturePlace, 'Side 1', 'ABC234'].map((words) => body.indexOf(words));
  t.strictSame(
    places,
    places.toSorted((one, other) => one - other),
  );
  t.notOk(places.includes(-1));
});

t.test('no visitor’s or owner’s text becomes markup', async (t) => {
  const hostile = '"><script>alert(1)</script>';
  const { html } = writeMail(
    {
      ...lead,
      subject: hostile,
      heading: hostile,
      quote: hostile,
      paragraphs: [`${hostile} https://example.com/?a=1&b="x"`],
      buttons: [{ label: hostile, url: `https://example.com/${hostile}` }],
      tables: [{ title: hostile, rows: [[hostile]] }],
      facts: [[hostile, hostile]],
    },
    { ...defaultProfile, name: hostile },
    publicUrl,
  );

  t.notMatch(html, '<script>');
  t.match(html, 'href="https://example.com/?a=1&amp;b="');
});

t.test('a mail to a customer ends with the business’s name, address, phone, and website', async (t) => {
  const { text, html } = writeMail(
    { subject: 'Hi', paragraphs: ['Hello.'], to: 'customer' },
    defaultProfile,
    publicUrl,
  );

  t.match(
    text,
    'Longleaf Fence Company\n218 Mill Creek Road, Kernersville, NC 27284\n(336) 555-0142\nhttps://longleaffence.example\n',
  );
  t.match(html, 'href="tel:+13365550142"');
});

t.test('mailboxes preview the first words of a mail', async (t) => {
  const previewOf = (content: MailContent) =>
    /<div style="display:none[^>]*>(.*?)<\/div>/.exec(writeMail(content, defaultProfile, publicUrl).html)?.[1];

  t.equal(previewOf(lead), 'The gate sags. Can you come &lt;this&gt; week?');
  t.equal(previewOf({ ...lead, preview: 'Call today' }), 'Call today');
  t.equal(previewOf({ subject: 'Hi', to: 'owner' }), '');
});

t.test('the longest lead with the longest plan weighs under 60 kB', async (t) => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Side ${index + 1}: 80 ft after a right turn.`]);
  const { html } = writeMail(
    { ...lead, quote: 'word '.repeat(1000), tables: [{ title: 'Sides and gates', rows }] },
    defaultProfile,
    publicUrl,
  );
  t.ok(Buffer.byteLength(html) < 60_000, `${Buffer.byteLength(html)} bytes`);
});
