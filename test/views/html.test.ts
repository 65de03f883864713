import { HtmlValidate } from 'html-validate';
import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath, staffRoutes } from '../../src/shared/routes.ts';
import { build, signIn } from '../fixtures/app.ts';
import { publicPaths } from '../fixtures/walk.ts';

/** The rules of the HTML standard alone; that `main` stands in nothing but a plain frame is one that the package does not know. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', { main: { flow: true, permittedParent: ['body', 'div', 'form'] } }],
});

/** What is wrong with a page, each fault with the place where it stands. */
async function listFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  // HTML keeps `street-address` for several lines. The yard's address is one line, and browsers fill it in all the same.
  const isFault = ({ message }: { message: string }) => !message.startsWith('"street-address" cannot be used');
  return results.flatMap(({ messages }) =>
    messages.filter(isFault).map(({ message, selector }) => `${message} (${selector})`),
  );
}

t.test('every page is valid HTML as the server sends it', async (t) => {
  const app = await build(t);
  const staffPaths = staffRoutes.map(({ path }) => path).filter((path) => !path.includes(':'));

  for (const url of [...publicPaths, ...staffPaths, catalogPath(defaultProfile), '/no-such-page'])
    t.strictSame(await listFaults((await app.inject({ url })).body), [], url);
  const cookie = await signIn(app);
  for (const url of staffPaths)
    t.strictSame(await listFaults((await app.inject({ url, headers: { cookie } })).body), [], `${url}, signed in`);
});

t.test('the validator finds what it is here for', async (t) => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;

  t.strictSame(await listFaults(page('<main><p>text</p></main>')), []);
  for (const body of [
    '<address><h2>Contact</h2></address>',
    '<noscript><main>text</main></noscript>',
    '<p><div>text</div></p>',
    '<ul><p>text</p></ul>',
    '<a href="/"><button type="button">text</button></a>',
    '<p id="one">text</p><p id="one">text</p>',
  ])
    t.not((await listFaults(page(body))).length, 0, body);
});
