import Fastify from 'fastify';
import t from 'tap';
import * as z from 'zod/mini';
import { registerErrorHandlers } from '../../src/http/error-handler.ts';
import { recordParams, validation, type ZodApp } from '../../src/http/validation.ts';

const fence = z.object({
  style: z.string('Please name a style.'),
  feet: z.optional(z.int('Feet are a whole number.')),
});
const range = z.object({ limit: z.optional(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))) });

const app = Fastify();
await app.register(validation);
registerErrorHandlers(app);
let handled = 0;
await app.register(async (app: ZodApp) => {
  const route = { schema: { params: recordParams, body: fence, querystring: range } };
  app.put('/api/fences/:id', route, async ({ params, body, query }) => {
    handled += 1;
    const { style, feet } = body;
    return { id: params.id + 0, style: style.trim(), feet, limit: query.limit, keys: Object.keys(body) };
  });
});
t.teardown(() => app.close());

const put = (url: string, payload?: object | string, headers = {}) =>
  app.inject({ method: 'PUT', url, ...(payload !== undefined && { payload }), headers });

t.test('a handler gets only what its schemas name', async (t) => {
  const answer = await put('/api/fences/17?limit=5&other=1', { style: ' picket ', feet: 40, status: 'sold' });

  t.strictSame(answer.json(), { id: 17, style: 'picket', feet: 40, limit: 5, keys: ['style', 'feet'] });
});

t.test('an invalid body or query gets 400 with its fields before the handler runs', async (t) => {
  const before = handled;

  const body = await put('/api/fences/17', { feet: 'many' });
  const query = await put('/api/fences/17?limit=all', { style: 'picket' });
  const none = await put('/api/fences/17');
  const broken = await put('/api/fences/17', '{', { 'content-type': 'application/json' });

  t.strictSame(body.json(), {
    message: 'Please name a style.',
    fields: { style: ['Please name a style.'], feet: ['Feet are a whole number.'] },
  });
  t.strictSame(Object.keys(query.json().fields), ['limit']);
  t.strictSame(none.json().fields, { body: ['The body must be an object.'] });
  for (const { statusCode } of [body, query, none, broken]) t.equal(statusCode, 400);
  t.equal(handled, before);
});

t.test('an impossible record number gets 404', async (t) => {
  for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(16), '__proto__'])
    t.equal((await put(`/api/fences/${id}`, { style: 'picket' })).statusCode, 404, id);
});
