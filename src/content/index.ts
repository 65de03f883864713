export { activityAdmin } from './activity-routes.ts';
export { contentAdmin } from './admin-routes.ts';
export { listUnpublishedPages } from './documents.ts';
export {
  type ExportedText,
  exportText,
  type ImportedText,
  type ImportTrace,
  importText,
  mergePlans,
  undoImportedText,
} from './import.ts';
export { listLegalPages, publishLegalPages } from './legal-pages.ts';
export { readShownText } from './overview.ts';
export { type PlanEdit, readPlan } from './plan/change.ts';
export { changePlanInBatch, type PlanStep } from './plan/pages.ts';
export { listRedirects } from './plan/redirects.ts';
export { planAdmin, redirectsAdmin } from './plan/routes.ts';
export { content, contextOf } from './plugin.ts';
export { readText } from './problems.ts';
export { publishProfileInBatch, readProfile, type UndoListener } from './publish.ts';
export { publisher } from './publisher.ts';
export { readBody } from './read.ts';
export { composeShown, defaultTextFor, shippedDocuments } from './shipped.ts';
