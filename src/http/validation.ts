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
import { checkFields, checkPaths } from '../shared/fields.ts';
import { recordNumber } from '../shared/record-number.ts';
import { InvalidFieldsError, NoSuchRecordError } from './errors.ts';

/** Types `request.body`, `params`, and `query` by the zod schemas that a route declares. */
interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

/** The type of `app` in plugins whose routes declare `schema: { body, params, querystring }` with zod. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Validates requests by the zod schemas of their route before the handler runs. Fields that a schema doesn't name are dropped. The response
 * to invalid input is 400 with the messages by field. The response to an invalid record number in the address is 404. The package
 * fastify-type-provider-zod does the same, but it needs @fastify/swagger, which we don't use.
 */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (input: unknown) => {
      const { value, fields } = checkFields(schema, input);
      if (!fields) return { value };
      return { error: httpPart === 'params' ? new NoSuchRecordError() : new InvalidFieldsError(fields) };
    });
  },
  { name: 'validation' },
);

/** The number of a record in an address, such as `/api/admin/leads/:id`. */
export const recordParams = z.object({
  id: recordNumber(),
});

/**
 * Returns the record that a store has read.
 * @throws NoSuchRecordError if it is `undefined`
 */
export function requireRecord<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NoSuchRecordError();
  return value;
}

/**
 * Checks a body in the handler, where the messages name whole paths, such as `pictures.2.alt`.
 * @throws InvalidFieldsError
 */
export function requireFields<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { value, fields } = checkPaths(schema, body);
  if (fields) throw new InvalidFieldsError(fields);
  return value as z.infer<Schema>;
}
