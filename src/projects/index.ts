export { projectsDesk } from './desk-routes.ts';
export { listShownProjects } from './store.ts';
