export { drain } from './drain.ts';
export { sharedLimits } from './limits.ts';
export { cluster } from './pulse.ts';
export { releaseFiles } from './release-files.ts';
