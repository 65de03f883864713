import t from 'tap';
import { type SpamEvidence, scoreSpam, spamThreshold } from '../../../src/leads/spam/score.ts';

const plain: SpamEvidence = {
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann@gmail.com',
  message: 'Please come by on Saturday.',
};

t.test('no sign but the hidden field and the stopwatch decides by itself', (t) => {
  const signs: Partial<SpamEvidence>[] = [
    { stamp: 'forged' },
    { repeatedBy: 50 },
    { recentFromAddress: 20 },
    { repeatedBy: 50, recentFromAddress: 20 },
    { name: 'AnnCarter' },
    { name: 'www.example.com' },
    { name: 'Иван Петров', message: 'Здравствуйте, позвоните пожалуйста' },
    { phone: '+48 601 234 567 890' },
    { email: 'ann@carter.xyz' },
    { message: 'Please call <b>me</b>' },
    { message: 'Like https://carter.example.com' },
    { message: 'Like https://carter.site' },
    { message: 'Like https://one.example.com and https://two.example.com or https://three.example.com' },
    { message: 'The code is XcVbNmLkJhGf' },
    { message: 'We won the lottery, come on Saturday' },
    { message: 'You rank first with my aunt' },
    { message: 'My booked appointments are all on Saturday' },
  ];

  for (const sign of signs) {
    const verdict = scoreSpam({ ...plain, ...sign });
    t.notOk(verdict.isSpam, JSON.stringify(sign));
    t.ok(verdict.score < spamThreshold);
  }
  t.ok(scoreSpam({ ...plain, fillsHoneypot: true }).isSpam);
  t.ok(scoreSpam({ ...plain, elapsedMs: 1999 }).isSpam);
  t.notOk(scoreSpam({ ...plain, elapsedMs: 2000 }).isSpam);
  t.end();
});

t.test('who somebody is decides nothing, however many of its signs meet, not even with one link', (t) => {
  const who: Partial<SpamEvidence> = { phone: '+380 50 123 4567', email: 'maria@house.ru', recentFromAddress: 19 };
  const texts = [
    'Доброго дня, передзвоніть мені, будь ласка',
    '你好，请给我打电话 https://www.house.cn',
    'Здравствуйте, фотографии здесь https://disk.house.ru/1',
    'مرحبا، اتصلوا بي من فضلكم https://house.example.com',
    'Please call about the shop at www.house.agency',
  ];

  for (const message of texts) {
    const { score, isSpam } = scoreSpam({ ...plain, ...who, name: 'MariaAnna', message });
    t.notOk(isSpam, message);
    t.ok(score > 0, 'the signs are kept for the owner');
  }
  t.ok(scoreSpam({ ...plain, ...who, message: 'Предлагаем продвижение сайтов в топ' }).isSpam);
  t.ok(scoreSpam({ ...plain, ...who, message: 'Best prices at https://house.top, free trial' }).isSpam);
  t.end();
});

t.test('in a text about a yard, praise of a ranking and the words of a trade decide nothing; an offer does', (t) => {
  const praise = 'You rank first on Google, great SEO and web design, and I love your website.';
  const wishes = [
    'We need 200 ft of fence.',
    'Two gates for my back yard, please.',
    'I would like a cedar fence.',
    'Our supplier and the factory need a fence along the road, see https://house.example.com',
    'Need a fence quote',
  ];

  for (const wish of wishes) t.notOk(scoreSpam({ ...plain, message: `${praise} ${wish}` }).isSpam, wish);
  t.ok(scoreSpam({ ...plain, message: praise.replace('I love', 'we can help') }).isSpam);
  t.ok(
    scoreSpam({ ...plain, message: 'Homeowners who need a fence: exclusive leads and SEO for your business' }).isSpam,
  );
  t.ok(
    scoreSpam({ ...plain, message: 'Our SEO for fence companies. Free audit, reply with your site, 200 ft' }).isSpam,
  );
  t.end();
});

t.test('whoever names land or buildings looks after them, and whoever names neither makes a pitch', (t) => {
  const office = { ...plain, email: 'office@house.agency' };
  for (const what of ['40 rental homes', 'the Oak Hill HOA', 'two farms', 'apartments in High Point'])
    t.notOk(scoreSpam({ ...office, message: `We manage ${what}, see www.house.agency` }).isSpam, what);
  t.ok(scoreSpam({ ...office, message: 'We manage social media, see www.house.agency' }).isSpam);
  t.end();
});

t.test(
  '17: a valid stamp speaks for an assistant that is quick or fills in the hidden field, and for nothing else',
  (t) => {
    const quick: SpamEvidence = { ...plain, elapsedMs: 300, stamp: 'valid', recentFromAddress: 1 };
    const filled: SpamEvidence = { ...plain, fillsHoneypot: true, stamp: 'valid', recentFromAddress: 1 };

    for (const evidence of [quick, filled]) {
      const { score, reasons, isSpam } = scoreSpam(evidence);
      t.strictSame([isSpam, reasons.length], [false, 1]);
      t.ok(score > 0 && score < spamThreshold);
      for (const further of [
        { stamp: undefined },
        { stamp: 'forged' as const },
        { recentFromAddress: 2 },
        { repeatedBy: 5 },
        { message: 'See https://house.example.com' },
        { message: 'A quick question about my yard, 20 ft of fence' },
        { email: 'ann@house.xyz' },
        { fillsHoneypot: true, elapsedMs: 300 },
      ])
        t.ok(scoreSpam({ ...evidence, ...further }).isSpam, JSON.stringify(further));
    }
    t.end();
  },
);

t.test('names full of consonants and the addresses of shared pictures are no random letters', (t) => {
  const texts = [
    'Knightsbridge Road',
    'Hirschsprung',
    'Angstschweiß',
    'Brzęczyszczykiewicz',
    'Cwmtwrch',
    'photos.app.goo.gl/kZwYtRbXqLmNpQrTs',
    'www.icloud.com/photos/#0BcDeFgHiJkLm',
    'https://www.dropbox.com/scl/fi/xKqZrTvBn/a.jpg?rlkey=hGfTrDcSxWzQ',
    'kZwYtRbXqLmNpQrTs@privaterelay.appleid.com',
  ];

  for (const text of texts) t.strictSame(scoreSpam({ ...plain, message: text }).reasons, [], text);
  t.ok(scoreSpam({ ...plain, name: 'XcVbNmLkJhGf', message: 'QwErTyUiOpAs' }).isSpam, 'two such words are two signs');
  t.end();
});
