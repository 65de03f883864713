import t from 'tap';
import { changeKind } from '../../../src/shared/content/change-kind.ts';
import { noteOf } from '../../../src/shared/content/fields.ts';
import { sections } from '../../../src/shared/content/sections.ts';

const note = noteOf(sections);
if (note.control !== 'list') throw new Error('sections are a list');
const section = note.item;
const picture = { name: 'pool.jpg', alt: 'A pool' };
const steps = {
  kind: 'steps',
  heading: 'How we work',
  drawings: ['ranch'],
  intro: 'In two steps.',
  items: [
    { title: 'Measure', text: 'We come.' },
    { title: 'Build **well**', text: 'We dig.' },
  ],
  picture,
};

t.test(
  'a section of another kind keeps its heading, its drawings and its entries, and tells what it drops',
  async (t) => {
    t.strictSame(changeKind(section, steps, 'cards'), {
      words: {
        kind: 'cards',
        heading: steps.heading,
        drawings: steps.drawings,
        intro: steps.intro,
        items: steps.items,
      },
      dropped: ['Picture beside the steps'],
    });
    t.strictSame(changeKind(section, steps, 'checklist'), {
      words: {
        kind: 'checklist',
        heading: steps.heading,
        drawings: steps.drawings,
        intro: steps.intro,
        items: ['**Measure** We come.', 'Build **well**: We dig.'],
      },
      dropped: ['Picture beside the steps'],
    });
    t.strictSame(changeKind(section, steps, 'table').dropped, ['Steps', 'Picture beside the steps']);
  },
);

t.test(
  'paragraphs become entries whose title is still to be written, and a picture stays where there is one',
  async (t) => {
    const prose = { kind: 'prose', heading: 'Ground', paragraphs: ['Red clay.', 'Rock.'], picture };
    t.strictSame(changeKind(section, prose, 'steps'), {
      words: {
        kind: 'steps',
        heading: 'Ground',
        items: [
          { title: '', text: 'Red clay.' },
          { title: '', text: 'Rock.' },
        ],
        picture,
      },
      dropped: [],
    });
    t.strictSame(changeKind(section, { kind: 'prose', heading: '', paragraphs: [''] }, 'table').dropped, []);
  },
);
