import type { ComponentType } from 'react';
import { connectHeaderMenu } from './header-menu-controller.ts';

/** Every island that React brings to life, with its chunk; the build splits one off for each. */
export const islandLoaders = {
  admin: () => import('./admin/admin.tsx').then(({ Admin }) => Admin),
  'catalog-uploader': () => import('./upload/catalog-uploader.tsx').then(({ CatalogUploader }) => CatalogUploader),
  'contact-form': () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm),
  'estimate-form': () => import('./estimate-form.tsx').then(({ EstimateForm }) => EstimateForm),
  'image-uploader': () => import('./upload/image-uploader.tsx').then(({ ImageUploader }) => ImageUploader),
  toaster: () => import('./toaster.tsx').then(({ Toaster }) => Toaster),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

/** Attaches listeners to the server's HTML of an island. */
export type Controller<Props extends object = never> = (element: HTMLElement, props: Props) => void;

/**
 * Islands that the server's HTML and a few listeners make whole: no framework is fetched for them, so they move at the first touch
 * on a slow line too. The header's is part of the page's own script, because every page has it.
 */
export const controllerLoaders = {
  gallery: () => import('./gallery/gallery-list.ts').then(({ connectGallery }) => connectGallery),
  'header-menu': async () => connectHeaderMenu,
  'price-planner': () => import('./price/price-planner-controller.ts').then(({ connectPlanner }) => connectPlanner),
  'project-gallery': () =>
    import('./gallery/project-gallery-controller.ts').then(({ connectProjectGallery }) => connectProjectGallery),
  projects: () => import('./gallery/projects-controller.ts').then(({ connectProjects }) => connectProjects),
} satisfies Record<string, () => Promise<Controller>>;

export type IslandName = keyof typeof islandLoaders | keyof typeof controllerLoaders;
