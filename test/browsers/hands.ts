import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { chromium, firefox, webkit } from 'playwright-core';
import { freePort, untilAnswered } from '../bench/site.ts';
import { unpackChromium } from '../fixtures/chromium.ts';

/** The elements that can be found by an accessible name, by kind. */
const kinds = {
  link: 'a[href]',
  button: 'button, summary, [role=button]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  dialog: 'dialog, [role=dialog]',
};
export type Kind = keyof typeof kinds;

/** A browser that is operated only through accessible names. Each call waits for its element. */
export interface Hand {
  /** The browser and its version. */
  browser: string;
  open(url: string): Promise<unknown>;
  find(kind: Kind, name: string): Promise<unknown>;
  press(kind: Kind, name: string): Promise<unknown>;
  type(name: string, text: string): Promise<unknown>;
  /** Waits until the page shows this text. */
  read(words: string): Promise<unknown>;
  close(): Promise<unknown>;
}

const patienceMs = 60_000;
const answerMs = 20_000;
const size = { width: 1280, height: 900 };

/** True if the page shows this text or has it in its title. */
const saysIn = (words: string) => `(document.title + document.body.innerText).includes(${JSON.stringify(words)})`;

/** Returns a browser that Playwright drives: the Chromium of the packages, or a build of `npx playwright-core install firefox webkit`. */
export async function takePlaywright(name: 'chromium' | 'firefox' | 'webkit'): Promise<Hand | undefined> {
  const type = { chromium, firefox, webkit }[name];
  if (name !== 'chromium' && !existsSync(type.executablePath())) return undefined;
  const browser = await type.launch(name === 'chromium' ? { ...(await unpackChromium()), args: ['--no-sandbox'] } : {});
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(patienceMs);
  const locate = (kind: Kind, name: string) =>
    (kind === 'field' ? page.getByLabel(name, { exact: true }) : page.getByRole(kind, { name, exact: true }))
      .and(page.locator(kinds[kind]))
      .filter({ visible: true })
      .first();
  return {
    browser: `${name} ${browser.version()}`,
    open: (url) => page.goto(url),
    find: (kind, name) => locate(kind, name).waitFor(),
    press: (kind, name) => locate(kind, name).click(),
    type: (name, text) => locate('field', name).fill(text),
    read: (words) => page.waitForFunction(saysIn(words)),
    close: () => browser.close(),
  };
}

/** Returns an installed Firefox, driven by WebDriver BiDi. */
export async function takeFirefox(): Promise<Hand | undefined> {
  const program = findProgram('firefox', 'firefox-esr');
  if (!program) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  process.on('exit', () => child.kill());
  let address: string | undefined;
  for await (const line of createInterface(child.stderr)) {
    address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const answers = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data);
    answers.get(answer.id ?? 0)?.(answer);
  });
  let id = 0;
  const send = async (method: string, params: object = {}) => {
    id += 1;
    const answered = new Promise<Answer>((resolve) => answers.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    // A command sent while the page changes may get no response.
    const late = setTimeout(answerMs, { error: 'no answer', message: '', result: undefined } satisfies Answer, {
      ref: false,
    });
    const { result, error, message } = await Promise.race([answered, late]);
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  const [{ context }] = (await send('browsingContext.getTree')).contexts;
  await send('browsingContext.setViewport', { context, viewport: size });
  const call = async (functionDeclaration: string, ...given: object[]) =>
    (
      await send('script.callFunction', {
        functionDeclaration,
        arguments: given,
        target: { context },
        awaitPromise: true,
      })
    ).result.value;
  const locate = (kind: Kind, name: string) =>
    until(`${kind} "${name}"`, async () => {
      const locator = { type: 'accessibility', value: { name } };
      const { nodes } = await send('browsingContext.locateNodes', { context, locator });
      for (const node of nodes) if (await call(isSeen(kind), node)) return node;
    });
  const perform = (...actions: object[]) => send('input.performActions', { context, actions });
  const press = async (kind: Kind, name: string) => {
    const element = await locate(kind, name);
    await call(bring, element);
    const origin = { type: 'element', element };
    const moves = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await perform({ type: 'pointer', id: 'hand', actions: moves });
  };
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    find: locate,
    press,
    async type(name, text) {
      await press('field', name);
      await call('() => document.activeElement.select?.()');
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keys', actions });
    },
    read: (words) => until(`"${words}"`, () => call(`() => ${saysIn(words)}`)),
    close: async () => child.kill(),
  };
}

interface Answer {
  id?: number;
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own type of response
  result: any;
  error?: string;
  message?: string;
}

/** Safari, or WebKit for GTK, by classic WebDriver. */
export async function takeWebKit(): Promise<Hand | undefined> {
  const program = findProgram('safaridriver', 'WebKitWebDriver');
  if (!program) return undefined;
  const port = await freePort();
  const screen = process.platform === 'linux' && !process.env.DISPLAY ? findProgram('xvfb-run') : undefined;
  const [command = '', ...rest] = [...(screen ? [screen, '--auto-servernum'] : []), program, `--port=${port}`];
  const child = spawn(command, rest, { stdio: 'ignore', detached: true });
  process.on('exit', () => child.pid && process.kill(-child.pid));
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  let path = '/session';
  const send = async (method: string, rest: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}${rest}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value }: Record<string, Answer['result']> = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${rest}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await send('POST', '', { capabilities: {} });
  path = `/session/${sessionId}`;
  await send('POST', '/window/rect', size);
  const run = (script: string, ...args: unknown[]) => send('POST', '/execute/sync', { script, args });
  const locate = (kind: Kind, name: string) =>
    until(`${kind} "${name}"`, async () => {
      const seen = `return [...document.querySelectorAll(${JSON.stringify(kinds[kind])})].filter(${isSeen(kind)})`;
      for (const element of await run(seen)) {
        const [id] = Object.values<string>(element);
        // WebKit knows no name for some elements and responds with an error.
        if ((await send('GET', `/element/${id}/computedlabel`).catch(() => '')) !== name) continue;
        await run(`(${bring})(arguments[0])`, element);
        return id;
      }
    });
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('POST', '/url', { url }),
    find: locate,
    press: async (kind, name) => send('POST', `/element/${await locate(kind, name)}/click`, {}),
    async type(name, text) {
      const id = await locate('field', name);
      await send('POST', `/element/${id}/clear`, {});
      await send('POST', `/element/${id}/value`, { text });
    },
    read: (words) => until(`"${words}"`, () => run(`return ${saysIn(words)}`)),
    close: () => send('DELETE', ''),
  };
}

/** Runs in the page: true if an element is visible and has this role and name. */
const isSeen = (kind: Kind) => `(node) => node.matches?.(${JSON.stringify(kinds[kind])}) && node.checkVisibility()`;
/** Runs in the page: scrolls an element to where a pointer can reach it, below the header and above the bars. */
const bring = `(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** Repeats a call until it gets a result, even while the page changes. */
async function until<Found>(what: string, ask: () => Promise<Found | undefined>): Promise<NonNullable<Found>> {
  let last: unknown;
  for (const end = Date.now() + patienceMs; Date.now() < end; await setTimeout(100))
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      last = error;
    }
  throw new Error(`${what} is not there${last ? `: ${last}` : ''}`);
}

function findProgram(...names: string[]): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
