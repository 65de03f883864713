export { type SiteCheckOptions, siteCheck } from './plugin.ts';
