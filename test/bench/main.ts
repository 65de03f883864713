import { loadavg } from 'node:os';
import { measureAdminInteractions } from './admin-interactions.ts';
import { measureAdminList } from './admin-list.ts';
import { measureAdminListScreen } from './admin-list-screen.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureCatalogUpload } from './catalog-upload.ts';
import { measureCopies } from './copies.ts';
import { measureEditor } from './editor.ts';
import { measureFirstRender } from './first-render.ts';
import { measureGallery, measureProjects } from './gallery.ts';
import { measureInteractions } from './interactions.ts';
import { measurePhotoBurst } from './photo-burst.ts';
import { measurePlanner } from './planner.ts';
import { measurePosts } from './posts.ts';
import { measurePublish } from './publish.ts';
import { measurePushDelay } from './push-delay.ts';
import { measureRequests } from './requests.ts';
import { keepRows, writeResults } from './results.ts';
import type { Row } from './row.ts';
import { measureStart } from './start.ts';

/**
 * Measures the built site and writes the table that docs/operations.md links to. It isn't part of the tests, because the figures depend on
 * the machine.
 */
const measurements = {
  start: measureStart,
  'cached-page': measureCachedPage,
  'first-render': measureFirstRender,
  posts: measurePosts,
  publish: measurePublish,
  'push-delay': measurePushDelay,
  'admin-interactions': measureAdminInteractions,
  'admin-list': measureAdminList,
  'admin-list-screen': measureAdminListScreen,
  gallery: measureGallery,
  projects: measureProjects,
  'photo-burst': measurePhotoBurst,
  'catalog-upload': measureCatalogUpload,
  copies: measureCopies,
  planner: measurePlanner,
  requests: measureRequests,
  interactions: measureInteractions,
  editor: measureEditor,
};

/**
 * The chosen measurements, such as `npm run bench -- photo-burst`. Their rows are only printed; `--keep` also updates them in the table.
 */
const chosen = process.argv.slice(2).filter((argument) => argument !== '--keep');
const isKept = process.argv.includes('--keep');

/** The machine's load before the first measurement. If it is above half the cores, figures in milliseconds mean little. */
const [loadBefore = 0] = loadavg();

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const measured = await measure();
  for (const row of measured) process.stdout.write(`${[row.what, row.figure, row.beside, row.ratio].join(' | ')}\n`);
  rows.push(...measured);
}
if (chosen.length === 0) writeResults(rows, loadBefore);
else if (isKept) keepRows(rows);
