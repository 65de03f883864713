import { sql } from 'kysely';

/** Milliseconds since 1970 by the database's clock, which settles whatever depends on time between processes. */
export const now = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
