import { globSync, readFileSync } from 'node:fs';
import t from 'tap';

/** What browsers got after those that build.mjs builds for; esbuild lowers syntax, but no function that is called. */
const newerFunctions = [
  /\bURL\.(canParse|parse)\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bIterator\.(from|prototype)\b/,
  /\bAbortSignal\.any\b/,
  /\bRegExp\.escape\b/,
  /\.(isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|symmetricDifference|checkVisibility)\(/,
  /\brequestIdleCallback\(/,
  /\bscheduler\.(yield|postTask)\(/,
  // Missing where the site is tried over plain HTTP.
  /\bcrypto\.randomUUID\b/,
];

t.test('the scripts call nothing that the oldest browsers of the build do not have', async (t) => {
  const scripts = globSync('dist/assets/*.js');

  t.ok(scripts.length > 10);
  const calls = scripts.flatMap((script) => {
    const text = readFileSync(script, 'utf8');
    return newerFunctions.filter((newer) => newer.test(text)).map((newer) => `${script}: ${newer.source}`);
  });
  t.strictSame(calls, []);
});

t.test('the styles ask for widths in the words of older iPhones, and keep their letters from growing', async (t) => {
  const sheets = globSync('dist/assets/*.css').map((sheet) => readFileSync(sheet, 'utf8'));

  t.ok(sheets.length > 1);
  for (const sheet of sheets) t.notMatch(sheet, /@media[^{]*(\(width|width\s*[<>])/);
  t.match(sheets.join('\n'), '-webkit-text-size-adjust:100%');
});
