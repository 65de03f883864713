import { findTest } from './together.ts';

/** What a file imports as `tap` where several run together. */
export default findTest(import.meta.url);
