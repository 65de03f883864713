import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { build, contactRequest } from '../fixtures/app.ts';
import { publicPaths } from '../fixtures/walk.ts';

/**
 * While the words move from place to place, every answer stays as `test/fixtures/before` has it, byte by byte.
 * `UPDATE_PAGES=1` writes the folder again, after a change that is meant to be seen.
 */
const folder = 'test/fixtures/before';
const updates = process.env.UPDATE_PAGES === '1';

t.test('every page, list, and form answer matches its stored copy', async (t) => {
  const app = await build(t);
  if (updates) mkdirSync(folder, { recursive: true });
  for (const [name, response] of await collectAnswers(app)) {
    const file = `${folder}/${name}.txt`;
    const text = describeAnswer(response);
    if (updates) writeFileSync(file, text);
    t.equal(text, existsSync(file) ? readFileSync(file, 'utf8') : '', name);
  }
});

/** The answers by file name. */
async function collectAnswers(app: FastifyInstance): Promise<[name: string, response: LightMyRequestResponse][]> {
  const answers: [string, LightMyRequestResponse][] = [];
  const others = ['/no-such-page', catalogPath(defaultProfile), '/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  const staff = ['/admin', '/upload-images', '/upload-catalog'];
  for (const url of [...publicPaths, ...others, ...staff])
    answers.push([url.slice(1).replaceAll('/', '-') || 'home', await app.inject({ url })]);
  const page = '/pool-fencing';
  const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', service: 'Pool Fencing', details: 'Gate', page };
  for (const [name, url, payload] of [
    ['contact-refused', '/api/contact', { ...contactRequest, service: 'Roofing', phone: '1' }],
    ['contact-stored', '/api/contact', contactRequest],
    ['estimate-refused', '/api/estimate', { ...estimate, service: 'Roofing', phone: '1' }],
    ['estimate-unknown-page', '/api/estimate', { ...estimate, page: '/roofing' }],
    ['estimate-stored', '/api/estimate', estimate],
  ] as const) {
    answers.push([`${name}-call`, await app.inject({ method: 'POST', url, payload })]);
    answers.push([`${name}-plain`, await postPlain(app, url, payload)]);
  }
  answers.push(['contact-sent', await app.inject({ url: '/?sent=ABC234' })]);
  answers.push(['estimate-sent', await app.inject({ url: `${page}?sent=ABC234` })]);
  return answers;
}

function postPlain(app: FastifyInstance, url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

/** Status, the headers that a visitor notices, and the body with a line for each element; what no two runs share is left out. */
function describeAnswer({ statusCode, headers, body }: LightMyRequestResponse): string {
  const noticed = ['content-type', 'cache-control', 'location', 'x-robots-tag'].map(
    (name) => `${name}: ${headers[name]}`,
  );
  return [statusCode, ...noticed, '', body]
    .join('\n')
    .replaceAll('><', '>\n<')
    .replaceAll(/\/assets\/([a-z-]+)-[A-Z0-9]{8}\.(js|css|woff2)/g, '/assets/$1.$2')
    .replaceAll(`© ${new Date().getFullYear()} `, '© (year) ')
    .replaceAll(/"id":\d+/g, '"id":0')
    .replaceAll(/"photoToken":"[\w.+/-]+"/g, '"photoToken":""')
    .replaceAll(/("reference":"|sent=)[A-Z2-9]{6}/g, '$1ABC234');
}
