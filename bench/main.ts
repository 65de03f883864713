import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { measureAdminList } from './admin-list.ts';
import { measureAdminListScreen } from './admin-list-screen.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureCatalogUpload } from './catalog-upload.ts';
import { measureFirstRender } from './first-render.ts';
import { measureGallery, measureProjects } from './gallery.ts';
import { measurePageCost } from './page-cost.ts';
import { measurePhotoBurst } from './photo-burst.ts';
import { measurePlanner } from './planner.ts';
import { measurePosts } from './posts.ts';
import type { Row } from './row.ts';
import { measureStart } from './start.ts';

/** Measures the built site and writes the table that the README points to. Never part of the tests: figures depend on the machine. */
const measurements = {
  start: measureStart,
  'cached-page': measureCachedPage,
  'page-cost': measurePageCost,
  'first-render': measureFirstRender,
  posts: measurePosts,
  'admin-list': measureAdminList,
  'admin-list-screen': measureAdminListScreen,
  gallery: measureGallery,
  projects: measureProjects,
  'photo-burst': measurePhotoBurst,
  'catalog-upload': measureCatalogUpload,
  planner: measurePlanner,
};

/** Some alone, such as `npm run bench -- photo-burst`, are only printed. */
const chosen = process.argv.slice(2);

/** What else the machine was doing: figures in milliseconds mean little beside a load above half the cores. */
const [loadBefore = 0] = loadavg();

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const measured = await measure();
  for (const row of measured) process.stdout.write(`${[row.what, row.figure, row.beside, row.ratio].join(' | ')}\n`);
  rows.push(...measured);
}
if (chosen.length === 0) writeFileSync('bench/results.md', toMarkdown(rows));

function toMarkdown(table: readonly Row[]): string {
  const processors = cpus();
  const machine = `${availableParallelism()} of ${processors.length} cores (${processors[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}, ${process.platform}`;
  return `# Measured

${new Date().toISOString().slice(0, 10)}, ${machine}; load ${loadBefore.toFixed(1)} before the first measurement. Each figure is the median of its rounds; what stands side by side was measured in turns.

| What | This site | Beside it | Ratio | Bar |
|---|---|---|---|---|
${table.map(({ what, figure, beside, ratio, bar }) => `| ${[what, figure, beside, ratio, bar].join(' | ')} |`).join('\n')}
`;
}
