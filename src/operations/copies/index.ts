export type { BucketLimits } from './bucket.ts';
export { copies } from './plugin.ts';
export { copiesAdmin } from './routes.ts';
