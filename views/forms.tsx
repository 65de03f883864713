import { EstimatePhotos } from './islands/estimate-photos.tsx';
import { showToaster } from './islands/toaster.tsx';
import { ContactForm, EstimateForm } from './islands/visitor-forms.tsx';
import { mount } from './mount.tsx';
import type { Start } from './waking.ts';

/** The script of the visitors' forms: React, photos, and notifications. */
export const start: Start = (name, element, props, life) => {
  if (name === 'estimate-form') return mount(element, EstimateForm, props, life);
  if (name === 'estimate-photos') return mount(element, EstimatePhotos, props, life);
  // The other forms show their results in the form, so they need no toaster.
  showToaster();
  return mount(element, ContactForm, props, life);
};
