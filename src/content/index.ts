export { activityDesk } from './activity-routes.ts';
export { contentDesk } from './desk-routes.ts';
export { readShownWords } from './overview.ts';
export { planDesk, redirectsDesk } from './plan-routes.ts';
export { content } from './plugin.ts';
export { publisher } from './publisher.ts';
export type { MissedSchedule } from './schedule.ts';
export { shippedContent, shippedDocuments } from './shipped.ts';
