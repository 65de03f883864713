import type { FastifyBaseLogger } from 'fastify';

/**
 * Adds data to a lead that its visitor didn't type, such as the town or the spam score.
 * @param what names it in the log
 * @returns `without` if `add` throws: a fault here must not keep a lead from being stored
 */
export async function enriched<Added>(
  log: FastifyBaseLogger,
  what: string,
  add: () => Added | Promise<Added>,
  without: Added,
): Promise<Added> {
  try {
    return await add();
  } catch (error) {
    log.error({ err: error }, `lead stored without its ${what}`);
    return without;
  }
}
