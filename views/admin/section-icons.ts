import type { AdminSectionName } from '../../src/shared/admin/admin-sections.ts';

/** The drawing of each section in the menu, for `DrawnIcon`. */
export const sectionIcons: Partial<Record<AdminSectionName, string>> = {
  leads: 'M4 13.5 6.5 5h11L20 13.5V19H4v-5.5Zm0 0h5a3 3 0 0 0 6 0h5',
  today: 'M5 6h14v14H5V6Zm0 4h14M9 3.5V7m6-3.5V7M9 15l2 2 4-4',
  due: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5-6',
  calendar: 'M5 6h14v14H5V6Zm0 4h14M9 3.5V7m6-3.5V7',
  estimates: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9 8h6m-6 4h6m-3 3.5h3',
  reports: 'M5 20V10m7 10V4m7 16v-7',
  site: 'M6 3.5h8l4 4V20H6V3.5Zm8 0v4h4M9 12h6m-6 4h6',
  projects: 'M5 20V8l2-2.5L9 8v12m6 0V8l2-2.5L19 8v12M3 11h18M3 16h18',
  pictures: 'M4 5h16v14H4V5Zm0 11 4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.2v.1',
  prices: 'M4 4h8l8 8-8 8-8-8V4Zm4 4.5v.1',
  catalog: 'M5 5.5c2-1 5-1 7 .5 2-1.5 5-1.5 7-.5V19c-2-1-5-1-7 .5-2-1.5-5-1.5-7-.5V5.5ZM12 6v13.5',
  redirects: 'M5 19v-6a4 4 0 0 1 4-4h10m-4-4 4 4-4 4',
  profile: 'M4 10v10h16V10M3.5 10l2-6h13l2 6h-17ZM10 20v-5h4v5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6m1-9a3 3 0 1 0-1-5.8M17 14.2c2.5.6 4 2.8 4 5.8',
  templates: 'M4 5h16v11H10l-4 4v-4H4V5Zm4 4h8m-8 3h5',
  email: 'M4 6h16v12H4V6Zm0 .5 8 6.5 8-6.5',
  notifications: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4.5 4.5h3',
  health: 'M3 12h4l2.5-6 4 12 2.5-6h5',
  backups: 'M4 5h16v4H4V5Zm1 4v10h14V9M10 13h4',
  activity: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.5l3.5 2',
  security: 'M12 3.5 5 6v6c0 4.5 3 7 7 8.5 4-1.5 7-4 7-8.5V6l-7-2.5ZM9 12l2 2 4-4',
  'content-file': 'M8 4v13m0 0-3.5-3.5M8 17l3.5-3.5M16 20V7m0 0-3.5 3.5M16 7l3.5 3.5',
};
