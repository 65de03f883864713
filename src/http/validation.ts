import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import { checkFields } from '../shared/fields.ts';
import { InvalidFieldsError, NoSuchRecordError } from './errors.ts';

/** Types `request.body`, `params` and `query` by the zod schemas that a route declares. */
interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

/** The app as a plugin sees it whose routes declare `schema: { body, params, querystring }` with zod. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Checks requests by the zod schemas of their route, before its handler runs. What a schema does not name is dropped; a mistake
 * is answered with 400 and the messages by field, an address that fits no record with 404. fastify-type-provider-zod does the
 * same beside what we do not use, and asks for @fastify/swagger.
 */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (input: unknown) => {
      const { value, fields } = checkFields(schema, input);
      if (!fields) return { value };
      return { error: httpPart === 'params' ? new NoSuchRecordError() : new InvalidFieldsError(fields) };
    });
  },
  { name: 'validation', fastify: '5.x' },
);

/** The number of a record in an address, such as `/api/admin/leads/:id`. */
export const recordParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});

/**
 * The body as its schema says. A route that declares its schema has no need of it.
 * @throws InvalidFieldsError with the messages by field
 */
export function checkBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { value, fields } = checkFields(schema, body);
  if (fields) throw new InvalidFieldsError(fields);
  return value;
}

/** The query of an address as its schema says; see `checkBody`. */
export const checkQuery = checkBody;
