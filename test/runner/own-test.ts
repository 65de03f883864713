import { findTest } from './together.ts';

/** The `tap` that a file imports if several files share a process. */
export default findTest(import.meta.url);
