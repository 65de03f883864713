import type { ComponentType } from 'react';
import { Admin } from './admin/main.tsx';
import { showToaster } from './islands/toaster.tsx';
import { mount } from './mount.tsx';
import type { Start } from './waking.ts';

const screens: Record<string, () => Promise<ComponentType<never>>> = {
  admin: async () => Admin,
  'catalog-uploader': async () => (await import('./islands/upload/catalog-uploader.tsx')).CatalogUploader,
  'welcome-passkey': async () => (await import('./islands/welcome-passkey.tsx')).WelcomePasskey,
  'image-uploader': async () => (await import('./islands/upload/image-uploader.tsx')).ImageUploader,
};

/** Entry script of the unlisted screens: the upload pages, and the admin, which loads each section as a separate chunk. */
export const start: Start = async (name, element, props, life) => {
  showToaster();
  const screen = await screens[name]?.();
  return mount(element, screen as ComponentType<object>, props, life);
};
