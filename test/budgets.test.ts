import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import t, { type Test } from 'tap';
import { pageTransitionStyle } from '../src/shared/page.ts';
import { pricePath } from '../src/shared/routes.ts';
import { build, listen } from './fixtures/app.ts';
import { launch, openPage } from './fixtures/browser.ts';
import { isFirstOfItsKind, publicPaths } from './fixtures/walk.ts';
import { weigh as weighText } from './fixtures/weight.ts';

/** The maximum for a phone on a weak signal, in bytes on the wire. */
const budgets = {
  scriptAtFirst: 8_000,
  scriptInAll: 95_000,
  /** In files. With pictures and everything else, the home page takes 24 requests. */
  scriptFiles: 2,
  /** With React, in Brotli, which all browsers accept. */
  planner: 85_000,
  editor: 60_000,
  /** With React and the router, in Brotli: everything that an owner's phone fetches before the list of leads is shown. */
  leads: 110_000,
  styles: 14_000,
  html: 15_000,
  fonts: 60_000,
  firstPicture: 80_000,
};

const { outputs }: Metafile = JSON.parse(readFileSync('dist/browser.json', 'utf8'));
const weights = new Map<string, number>();
const app = await build(t);
const pages = new Map<string, string>();
for (const path of publicPaths) pages.set(path, (await app.inject({ url: path })).body);

t.test('the first script and all scripts together stay within their budgets', async (t) => {
  for (const [path, html] of pages) {
    const atFirst = new Set(firstFiles(html));
    const inAll = new Set([...atFirst, ...islandFiles(html)]);
    stays(t, `${path}: files of script at first`, atFirst.size, 1);
    stays(t, `${path}: islands that wake by themselves`, html.match(/data-wake="load"/g)?.length ?? 0, 0);
    stays(t, `${path}: bytes of script before the first interaction`, weigh(atFirst), budgets.scriptAtFirst);
    // The planner's page has a separate budget, below.
    if (path !== pricePath) stays(t, `${path}: bytes of script in all`, weigh(inAll), budgets.scriptInAll);
    stays(t, `${path}: files of script in all`, inAll.size, budgets.scriptFiles);
  }
});

t.test('the planner with React stays within its budget, without the form schemas', async (t) => {
  const [file = '', ...others] = islandFiles(pages.get('/price-my-fence') ?? '');

  t.strictSame(others, []);
  stays(t, 'the planner', brotliCompressSync(readFileSync(`dist${file}`)).length, budgets.planner);
  const inputs = Object.keys(outputs[`dist${file}`]?.inputs ?? {});
  t.ok(inputs.some((input) => /node_modules\/react-dom\//.test(input)));
  t.strictSame(
    inputs.filter((input) =>
      /node_modules\/zod\/|src\/shared\/(profile|lead\/lead-fields|admin\/admin-sections)\.ts/.test(input),
    ),
    [],
  );
});

t.test('no public page loads the editor, which stays within 60 kB beyond React', async (t) => {
  const ofEditor = /views\/admin\/|shared\/content\/(?!placeholders)/;
  for (const [path, html] of pages) {
    const editor = [...firstFiles(html), ...islandFiles(html)].flatMap(inputsOf).filter((file) => ofEditor.test(file));
    stays(t, `${path}: files of the editor`, editor.length, 0);
  }
  const files = new Set(listWithImports(scriptOf('views/admin/content/editor.tsx')));
  const isReact = (file: string) => inputsOf(file).some((input) => /node_modules\/react/.test(input));
  const own = new Set([...files].filter((file) => !isReact(file)));
  t.ok(own.size > 0 && own.size < files.size);
  stays(t, 'the editor', weigh(own), budgets.editor);
});

t.test('the admin with its list of leads stays within its budget, without form schemas', async (t) => {
  const files = new Set(['views/admin.tsx', 'views/admin/leads/list.tsx'].map(scriptOf).flatMap(listWithImports));

  const sizes = [...files].map((file) => brotliCompressSync(readFileSync(`dist${file}`)).length);
  stays(t, 'the list of leads', sum(sizes), budgets.leads);
  t.strictSame(
    [...files].flatMap(inputsOf).filter((input) => /node_modules\/zod\//.test(input)),
    [],
  );
});

t.test('HTML and styles stay within their budgets', async (t) => {
  for (const [path, html] of pages) {
    const styles = matches(html, /<link rel="stylesheet" href="([^"]+)"/g);
    // Like the admin, the planner has a style sheet in addition to the common one.
    stays(t, `${path}: style sheets to wait for`, styles.length, path === pricePath ? 2 : 1);
    for (const style of styles) stays(t, `${path}: ${style}`, weigh(new Set([style])), budgets.styles);
    stays(t, `${path}: HTML`, weighText(html, budgets.html), budgets.html);
  }
});

t.test('only the style sheet blocks rendering', async (t) => {
  const expected = { scriptsThatWait: 0, styles: [pageTransitionStyle], stylesAndImports: 1, fonts: 1 };
  for (const [path, html] of pages) {
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    const facts = {
      scriptsThatWait: count(/<script(?![^>]*type="(module|application\/ld\+json)")/g),
      styles: matches(html, /<style>(.*?)<\/style>/g),
      stylesAndImports: count(/<style|@import/g),
      fonts: count(/<link rel="preload" href="[^"]+" as="font"/g),
    };
    t.strictSame(facts, expected, path);
  }
  t.ok(pages.size > 30);
});

t.test('the admin preloads both fonts', async (t) => {
  const { body } = await app.inject({ url: '/admin' });
  const fonts = matches(body, /<link rel="preload" href="([^"]+)" as="font"/g);
  t.match(fonts, [/fraunces-/, /inter-/]);
});

t.test('fonts stay within their budget', async (t) => {
  const fonts = globSync('dist/assets/*.woff2').map((file) => statSync(file).size);

  stays(t, `${fonts.length} fonts`, sum(fonts), budgets.fonts);
});

t.test('no picture on a phone’s first screen exceeds its budget', async (t) => {
  const address = await listen(app);
  const browser = await launch(t);
  const page = await openPage(t, browser, { deviceScaleFactor: 3 });

  // The picture that each page fetches first has its budget in test/views/pages/public-pages.test.ts.
  for (const path of publicPaths.filter(isFirstOfItsKind)) {
    await page.goto(address + path, { waitUntil: 'load' });
    const shown = await page.evaluate(async () => {
      const inSight = Array.from(document.images).filter((image) => {
        const { top, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight;
      });
      // A lazy picture has no address before it is fetched.
      await Promise.all(inSight.map((image) => image.decode()));
      return inSight.map(({ currentSrc }) => currentSrc);
    });
    for (const url of shown) {
      const { headers } = await app.inject({ method: 'HEAD', url: new URL(url).pathname });
      stays(t, `${path}: ${url.split('/').at(-1)}`, Number(headers['content-length']), budgets.firstPicture);
    }
  }
});

/** Returns the built file of an entry module. */
function scriptOf(module: string): string {
  const [file = ''] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === module) ?? [];
  return file.replace(/^dist/, '');
}

/** Returns the modules in a file. */
function inputsOf(file: string): string[] {
  return Object.keys(outputs[`dist${file}`]?.inputs ?? {});
}

/** Returns a script and every file that it imports as it starts. */
function listWithImports(address: string): string[] {
  const statements = outputs[`dist${address}`]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return [address, ...statements.flatMap(({ path }) => listWithImports(path.replace(/^dist/, '')))];
}

/** Returns the scripts that a page starts with. */
function firstFiles(html: string): string[] {
  return matches(html, /<script[^>]* src="([^"]+)"/g).flatMap(listWithImports);
}

/** Returns the scripts of a page's islands. */
function islandFiles(html: string): string[] {
  return matches(html, /<div class="island"[^>]* data-script="([^"]+)"/g).flatMap(listWithImports);
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

function weigh(addresses: Set<string>): number {
  return sum([...addresses].map(weighFile));
}

function weighFile(address: string): number {
  const known = weights.get(address) ?? gzipSync(readFileSync(`dist${address}`), { level: 9 }).length;
  weights.set(address, known);
  return known;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function stays(t: Test, what: string, amount: number, budget: number): void {
  if (amount > budget) t.fail(`${what}: ${amount} of ${budget}`);
}
