import { inBrowser, signInAt, slowDown } from './browser.ts';
import { median, type Row, row } from './row.ts';

/** The factor by which the phone is slower than this machine. */
const slowness = 4;
const rounds = 5;
const viewport = { width: 1280, height: 900 };

/** Measures how long the owner waits in the text editor: until a field accepts typing, and until the preview shows a letter. */
export async function measureEditor(): Promise<Row[]> {
  const fieldMs: number[] = [];
  const previewMs: number[] = [];
  await inBrowser(async (site, browser) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await signInAt(page, `${site.url}/admin/site`);
    await slowDown(page, slowness);
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${site.url}/admin/site/pool-fencing`);
      fieldMs.push(await page.evaluate(waitForField));
      await page.frameLocator('iframe').locator('main [data-field]').first().waitFor({ state: 'attached' });
      previewMs.push(await page.evaluate(typeInto, `Fences of round ${round}`));
    }
  });
  const at = `at a ${slowness} times slower processor`;
  return [
    row('Editor of a page: first field usable', `${median(fieldMs).toFixed(0)} ms ${at}`, { bar: 'below 1000 ms' }),
    row('Editor of a page: typed words in the preview', `${median(previewMs).toFixed(0)} ms ${at}`, {
      bar: 'below 600 ms',
    }),
  ];
}

/** @returns milliseconds from the beginning of the navigation until the form's first field can be typed into */
async function waitForField(): Promise<number> {
  while (!document.querySelector('.text-form input')) await new Promise(requestAnimationFrame);
  return performance.now();
}

/** Types a headline. @returns milliseconds until the preview shows it */
async function typeInto(words: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.text-form [data-path="serviceTitle"]');
  if (!input) throw new Error('The form has no headline.');
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const shows = () => document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(words);
  while (!shows()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}
