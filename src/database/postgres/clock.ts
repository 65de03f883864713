import { sql } from 'kysely';

/** Milliseconds since 1970 by the database's clock, by which everything goes that processes decide between them. */
export const now = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
