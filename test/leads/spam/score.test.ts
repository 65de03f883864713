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
    { forgedStamp: true },
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
