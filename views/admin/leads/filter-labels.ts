import type { Period } from './filters.ts';

/** Labels for the ways that leads come in. */
export const sourceLabels = {
  contact: 'Contact form',
  'quick-estimate': 'Quick estimate',
  'price-plan': 'Price my fence',
  owner: 'Added by you',
  imported: 'Imported',
} as const;

export const periodLabels: Readonly<Record<Period, string>> = {
  '': 'Any time',
  today: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 12 months',
};
