import type { ComponentType } from 'react';
import { Desk } from './desk/main.tsx';
import { showToaster } from './islands/toaster.tsx';
import { CatalogUploader } from './islands/upload/catalog-uploader.tsx';
import { ImageUploader } from './islands/upload/image-uploader.tsx';
import { mount } from './mount.tsx';
import type { Start } from './waking.ts';

const screens: Record<string, ComponentType<never>> = {
  admin: Desk,
  'catalog-uploader': CatalogUploader,
  'image-uploader': ImageUploader,
};

/** The script of the unlisted screens: the desk, whose sections are chunks of their own, and the upload pages. */
export const start: Start = (name, element, props) => {
  showToaster();
  return mount(element, screens[name] as ComponentType<object>, props);
};
