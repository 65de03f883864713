export { projectsAdmin } from './admin-routes.ts';
export { listShownProjects } from './store.ts';
