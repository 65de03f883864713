export { drain } from './drain.ts';
export { cluster } from './pulse.ts';
