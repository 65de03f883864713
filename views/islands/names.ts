import type { ComponentType } from 'react';

/** Every island with its chunk; the build splits one off for each. */
export const islandLoaders = {
  admin: () => import('./admin/admin.tsx').then(({ Admin }) => Admin),
  'contact-form': () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm),
  'estimate-form': () => import('./estimate-form.tsx').then(({ EstimateForm }) => EstimateForm),
  toaster: () => import('./toaster.tsx').then(({ Toaster }) => Toaster),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islandLoaders;
