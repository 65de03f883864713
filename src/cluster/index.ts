export { connectPostgres, openPostgres } from './postgres.ts';
