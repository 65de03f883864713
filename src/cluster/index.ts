export { drain } from './drain.ts';
export { sharedLimits } from './limits.ts';
export { cluster } from './pulse.ts';
