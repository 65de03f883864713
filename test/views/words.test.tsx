import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import t from 'tap';
import { linkTargets, parseInline, plainText } from '../../src/shared/content/inline.ts';
import type { Site } from '../../src/shared/page.ts';
import { Words } from '../../views/components/words.tsx';
import { SiteContext } from '../../views/site.ts';
import { build } from '../fixtures/app.ts';
import { volume } from '../fixtures/volume.ts';

const site: Site = (await build(t)).site.current;
const page = { path: '/', screen: 'home', unlisted: false } as const;
const render = (text: string) =>
  renderToStaticMarkup(
    <SiteContext value={{ site, page, visitor: {}, nowMs: 0 }}>
      <Words text={text} />
    </SiteContext>,
  );

t.test('bold and links become elements, and escaped or broken ones stay as typed', async (t) => {
  for (const [text, html] of [
    ['A plain text', 'A plain text'],
    ['', ''],
    ['**Bold** words', '<strong>Bold</strong> words'],
    ['See [pools](page:pool-fencing).', 'See <a href="/pool-fencing">pools</a>.'],
    ['[Write](page:home#contact)', '<a href="/#contact">Write</a>'],
    ['[Town](page:greensboro)', '<a href="/greensboro-fence-installation">Town</a>'],
    ['[Board](https://nclbgc.org/)', '<a href="https://nclbgc.org/">Board</a>'],
    [
      '[Call](phone) or [mail](email)',
      `<a href="tel:+13365550123">Call</a> or <a href="mailto:${site.profile.email}">mail</a>`,
    ],
    ['[gone](page:no-such-page)', 'gone'],
    ['\\**not bold** and \\[no](phone)', '**not bold** and [no](phone)'],
    ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    ['**<script>**', '<strong>&lt;script&gt;</strong>'],
  ] as const)
    t.equal(render(text).replace(/tel:\+\d+/, 'tel:+13365550123'), html, text);
});

t.test('10,000 random paragraphs give only strong and a elements with safe addresses', async () => {
  const markup = `** [ ] ( ) \\ ](page: ](https:// <script> <a href=" page:home phone &lt; " ' javascript:`;
  const piece = fc.oneof(fc.constantFrom(...markup.split(' '), '<a href="'), fc.string({ unit: 'binary' }));
  const paragraph = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(paragraph, (text) => {
      const html = render(text);
      const tags = Array.from(html.matchAll(/<\/?([^\s>]+)/g), ([, name]) => name);
      const addresses = Array.from(
        html.matchAll(/ (\w+)="([^"]*)"/g),
        ([, name, value = '']) => name === 'href' && /^(\/|https:\/\/|tel:|mailto:)/.test(value),
      );
      return tags.every((name) => name === 'strong' || name === 'a') && addresses.every(Boolean);
    }),
    { numRuns: volume(10_000) },
  );
});

t.test('a text without markup is one string, and its plain text is the same', async (t) => {
  t.strictSame(parseInline('Two\\* stars'), ['Two* stars']);
  t.equal(plainText('See **our** [pools](page:pool-fencing).'), 'See our pools.');
  t.strictSame(linkTargets('[a](page:x#y) [b](phone)'), [{ kind: 'page', id: 'x', anchor: 'y' }, { kind: 'phone' }]);
});
