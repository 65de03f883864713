import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Config } from './config.ts';
import { DatabaseUnavailableError } from './http/errors.ts';
import { escapeHtml } from './outbox/index.ts';
import { hoursLines } from './shared/hours.ts';
import type { Profile } from './shared/profile.ts';
import { telephoneLink } from './shared/telephone.ts';
import { replaceFile } from './storage/index.ts';

/** The page for visitors while the site runs without its data. */
const startPageSchema = z.object({
  /** A complete HTML document that needs no other file. */
  html: z.string(),
  /** The document for a posted form: it says that nothing was sent. */
  refusal: z.string(),
  /** The message that an API request gets instead of the page. */
  message: z.string(),
});
export type StartPage = z.infer<typeof startPageSchema>;

const pathIn = (dataDir: string) => join(dataDir, 'start-page.json');

/** Updates the page for a start without the data when the profile changes (docs/decisions.md, "A start without its data"). */
export const startPage = fp<{ config: Config }>(
  async (app, { config }) => {
    const queue = new PQueue({ concurrency: 1 });
    let stored: string | undefined;

    app.addHook('onListen', async () => {
      keep();
      app.site.onChange(keep);
    });
    app.addHook('onClose', () => queue.onIdle());

    function keep(): void {
      void queue.add(async () => {
        const text = JSON.stringify(writeStartPage(app.site.current.profile));
        if (text === stored) return;
        try {
          await replaceFile(pathIn(config.dataDir), text);
          stored = text;
        } catch (err) {
          // The next change of the site tries again; until then the previous page stays.
          app.log.warn({ err }, 'could not store the page for a start without data');
        }
      });
    }
  },
  { name: 'start-page', dependencies: ['site'] },
);

/** Returns the stored page; a general one if it can't be read. */
export async function readStartPage(dataDir: string): Promise<StartPage> {
  try {
    return startPageSchema.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return general;
  }
}

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem}a{color:inherit}';

/** Allows the page's own style and nothing else. */
export const startPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const general: StartPage = {
  html: writeDocument('We will be right back', [
    '<h1>We will be right back</h1>',
    '<p>This website is starting. Please try again in a minute.</p>',
  ]),
  refusal: writeDocument('We will be right back', [
    '<h1>We will be right back</h1>',
    '<p>This website is starting. Your message was not sent. Please go back and try again in a minute.</p>',
  ]),
  message: 'This website is starting. Please try again.',
};

function writeStartPage({ name, phone, hours }: Profile): StartPage {
  const link = telephoneLink(phone);
  const lines = hoursLines(hours).map(({ days, hours }) => `<dt>${escapeHtml(days)}</dt><dd>${escapeHtml(hours)}</dd>`);
  const { message } = new DatabaseUnavailableError(phone);
  const write = (sentence: string) =>
    writeDocument(name, [
      `<h1>${escapeHtml(name)}</h1>`,
      `<p>${escapeHtml(sentence)}</p>`,
      `<p>${link ? `<a href="${escapeHtml(link)}">${escapeHtml(phone)}</a>` : escapeHtml(phone)}</p>`,
      ...(lines.length > 0 ? [`<h2>Business Hours</h2><dl>${lines.join('')}</dl>`] : []),
    ]);
  return {
    html: write('Our website will be right back. Please try again in a minute, or call us.'),
    refusal: write(message),
    message,
  };
}

function writeDocument(title: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body.join('\n')}
</html>
`;
}
