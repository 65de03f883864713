import * as z from 'zod/mini';
import { group, kept, kindName, kinds, line, list, optional, paragraph, picture } from './fields.ts';

/** A named item: a style, a material, a benefit, a step. */
export const titledText = group('Entry', {
  title: line('Title'),
  text: paragraph('Text', { max: 600 }),
});

const heading = line('Heading');
const intro = optional(paragraph('Introduction', { max: 600 }));

/** Small elevations and sections to scale, shown below the text: names of files in `src/shared/fence/drawings`. */
const drawings = optional(kept('Drawings', z.array(z.string().check(z.regex(/^[a-z-]+$/)))));

/** Running text under a heading, with an optional picture next to it. */
export const proseSection = group('Text', {
  kind: kindName('prose'),
  heading,
  drawings,
  paragraphs: list('Paragraphs', paragraph('Paragraph'), { one: 'paragraph', min: 1 }),
  picture: optional(picture('Picture')),
});

/** Named items side by side: styles, materials, options, benefits, gate systems, industries. */
export const cardsSection = group('Cards', {
  kind: kindName('cards'),
  heading,
  drawings,
  intro,
  items: list('Cards', titledText, { one: 'card', min: 1 }),
});

/** Short lines to tick off: safety features, compliance points, maintenance tips. */
export const checklistSection = group('Checklist', {
  kind: kindName('checklist'),
  heading,
  drawings,
  intro,
  items: list('Points', paragraph('Point', { max: 600 }), { one: 'point', min: 1 }),
});

/** The numbered process: five steps on a service page, four on a town page (docs/product.md, "Figures"). */
export const stepsSection = group('Steps', {
  kind: kindName('steps'),
  heading,
  drawings,
  intro,
  items: list('Steps', titledText, { one: 'step', min: 2, max: 12 }),
  picture: optional(picture('Picture beside the steps')),
});

/** A comparison; the first column names the row. */
export const tableSection = group('Table', {
  kind: kindName('table'),
  heading,
  drawings,
  intro,
  columns: list('Columns', line('Column'), { one: 'column', min: 2, max: 6 }),
  rows: list('Rows', list('Cells', line('Cell', { max: 200 }), { one: 'cell', min: 2, max: 6 }), {
    one: 'row',
    min: 1,
    max: 20,
  }),
  note: optional(paragraph('Note', { max: 600 })),
});

export const sections = list(
  'Sections',
  kinds('Section', [proseSection, cardsSection, checklistSection, stepsSection, tableSection]),
  { one: 'section', min: 1, tooMany: 'A page can have up to 24 sections.' },
);
