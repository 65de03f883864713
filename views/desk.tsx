import type { ComponentType } from 'react';
import { Admin } from './desk/admin.tsx';
import { showToaster } from './islands/toaster.tsx';
import { CatalogUploader } from './islands/upload/catalog-uploader.tsx';
import { ImageUploader } from './islands/upload/image-uploader.tsx';
import { mount } from './mount.tsx';
import type { Start } from './waking.ts';

const screens: Record<string, ComponentType<never>> = {
  admin: Admin,
  'catalog-uploader': CatalogUploader,
  'image-uploader': ImageUploader,
};

/** The script of the unlisted screens. Each section of the desk is a chunk of its own. */
export const start: Start = (name, element, props) => {
  showToaster();
  return mount(element, screens[name] as ComponentType<object>, props);
};
