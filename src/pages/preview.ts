import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { composeShown, readShownText, readText } from '../content/index.ts';
import { InvalidFieldsError, NoSuchRecordError } from '../http/errors.ts';
import { previewSecurityPolicy } from '../http/headers.ts';
import type { ZodApp } from '../http/validation.ts';
import { pathOfPage } from '../shared/content/compose.ts';
import { type ContentDocument, type Documents, isOffPages, textOf, textSchemas } from '../shared/content/documents.ts';
import { markTexts } from '../shared/content/marks.ts';
import { documentId } from '../shared/content/page-plan.ts';
import { previewSchema, textLimitBytes } from '../shared/content/versions.ts';
import type { Site } from '../shared/page.ts';
import { recordNumber } from '../shared/record-number.ts';
import { findRoute, mapSite } from '../shared/site-map.ts';
import { accentStyleOf } from './assets.ts';
import { renderPage } from './render.ts';

const params = z.object({ id: documentId });
const versionText = z.union([z.literal('shipped'), recordNumber()]);
const query = z.object({ page: z.optional(documentId), version: z.optional(versionText) });
const bodyLimit = textLimitBytes + 4096;

/** Previews: the real pages with unpublished content. Nothing is stored and no script runs. */
export async function previewAdmin(app: ZodApp): Promise<void> {
  // A render takes some milliseconds of the only thread; visitors' pages are rendered in between.
  const renders = new PQueue({ concurrency: 1 });

  app.post(
    '/api/admin/content/:id/preview',
    {
      role: 'office',
      config: { change: { none: 'shows words, keeps nothing' } },
      schema: { params, body: previewSchema },
      bodyLimit,
    },
    async (request, reply) => {
      const { kind } = await readShownText(app, request.params.id);
      if (isOffPages(kind)) throw new NoSuchRecordError();
      const { words, page } = request.body;
      const { shape } = readText(kind, words);
      if (shape.length > 0)
        throw new InvalidFieldsError(
          Object.fromEntries(shape.map(({ path, message }) => [path || 'words', [message]])),
        );
      const marked = markTexts(textSchemas[kind], words);
      const document = { id: request.params.id, kind, words: marked } as ContentDocument;
      return send(reply, await renders.add(() => renderPreview(app.site.current, document, app.now(), page)));
    },
  );

  app.get(
    '/admin/preview/:id',
    { role: 'office', schema: { params, querystring: query } },
    async ({ params: { id }, query }, reply) => {
      const document = await readShownText(app, id, query.version);
      if (isOffPages(document.kind)) throw new NoSuchRecordError();
      const html = await renders.add(() => renderPreview(app.site.current, document, app.now(), query.page));
      return send(reply, html.toString().replaceAll(scripts, ''));
    },
  );
}

/** The policy would block the scripts, and the browser would report that in its console. */
const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Renders the page of a document with this text. A part that several pages share is shown on a chosen page, else on the home page.
 * @throws NoSuchRecordError for a page that doesn't exist
 */
async function renderPreview(
  site: Site,
  document: ContentDocument,
  nowMs: number,
  page = document.id,
): Promise<Buffer> {
  const documents = putOver(site.documents, document);
  const content = composeShown(documents, site.pictures);
  const profile = textOf(documents, 'profile');
  const map = mapSite(content, profile);
  const path = pathOfPage(documents, page) ?? (page === document.id ? '/' : undefined);
  const route = path === undefined ? undefined : findRoute(map, path);
  if (!route) throw new NoSuchRecordError();
  const assets = { ...site.assets, accentStyle: accentStyleOf(profile.accent) };
  const shown = { ...site, assets, profile, documents, content, map };
  return buffer(renderPage({ ...route, unlisted: false }, shown, nowMs));
}

/** A hidden page is shown in its own preview. */
function putOver({ plan, byId, ...dates }: Documents, document: ContentDocument): Documents {
  const { [document.id]: _hidden, ...hidden } = plan.hidden;
  return { ...dates, plan: { ...plan, hidden }, byId: new Map(byId).set(document.id, document) };
}

function send(reply: FastifyReply, html: Buffer | string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', previewSecurityPolicy)
    .header('x-robots-tag', 'noindex, nofollow')
    .send(html);
}
