import type { ReactNode } from 'react';
import { plainText } from '../../src/shared/content/inline.ts';
import { withoutMarks } from '../../src/shared/content/marks.ts';
import type {
  CardsSection,
  ChecklistSection,
  ContentItem,
  ContentSection,
  ProseSection,
  TableSection,
} from '../../src/shared/content.ts';
import { StyleDrawings } from './drawing.tsx';
import { SitePicture } from './picture.tsx';
import { Section } from './sections.tsx';
import { Paragraphs, Words } from './words.tsx';

/** Layouts for lists of named items. A page with several lists alternates between them. */
type ListLook = 'ledger' | 'grid' | 'panel';
const looks: readonly ListLook[] = ['ledger', 'panel', 'grid'];

interface SectionsProps {
  sections: readonly ContentSection[];
  /** All sections of the page, if these are only some of them. */
  page?: readonly ContentSection[];
}

/** Renders sections in order, each by its kind. */
export function ContentSections({ sections, page = sections }: SectionsProps) {
  return sections.map((section) => (
    <section key={section.heading} className="content-section stack">
      <h2>{section.heading}</h2>
      {'intro' in section && section.intro && (
        <p className="quiet">
          <Words text={section.intro} />
        </p>
      )}
      <SectionBody section={section} look={listLook(section, page)} />
      {section.kind === 'steps' && section.picture && <Figure picture={section.picture} />}
    </section>
  ));
}

/** The layout of a section's list, by its position among the lists of its page. */
function listLook(section: ContentSection, page: readonly ContentSection[]): ListLook {
  const lists = page.filter(({ kind }) => kind === 'cards');
  return looks[lists.indexOf(section) % looks.length] ?? 'ledger';
}

/** The content below a section's heading. */
function SectionBody(props: { section: ContentSection; look: ListLook }) {
  return (
    <>
      <SectionText {...props} />
      {props.section.drawings && <StyleDrawings names={props.section.drawings} />}
    </>
  );
}

function SectionText({ section, look }: { section: ContentSection; look: ListLook }) {
  switch (section.kind) {
    case 'prose':
      return <Prose section={section} />;
    case 'cards':
      return <ItemList items={section.items} look={look} />;
    case 'checklist':
      return <Checklist items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
    case 'table':
      return <Table table={section} />;
  }
}

/** The picture follows the first paragraph, so that it isn't right below the page's opening picture. */
function Prose({ section: { paragraphs, picture } }: { section: ProseSection }) {
  const [opening, ...others] = paragraphs;
  return (
    <>
      <p>{opening && <Words text={opening} />}</p>
      {picture && <Figure picture={picture} />}
      <Paragraphs texts={others} />
    </>
  );
}

function Figure({ picture }: { picture: { name: string; alt: string } }) {
  return (
    <figure className="content-section__figure covers">
      <SitePicture name={picture.name} alt={picture.alt} sizes="(min-width: 64rem) 48rem, 60vw" />
    </figure>
  );
}

/** A list of named items with a sentence or two each. An item with a path links to its page. */
export function ItemList({ items, look }: { items: CardsSection['items']; look: ListLook }) {
  return (
    <ul className={`item-list item-list--${look}`}>
      {items.map(({ title, text, ...rest }: ContentItem & { path?: string }) => (
        <li key={title}>
          <h3>
            {rest.path ? (
              <a className="title-link tap" href={rest.path}>
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {text && (
            <p>
              <Words text={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The maximum length of a point in two columns, in characters. A longer one would break into too many lines. */
const shortPoint = 90;

function Checklist({ items }: { items: ChecklistSection['items'] }) {
  const short = items.every((item) => withoutMarks(plainText(item)).length <= shortPoint);
  return (
    <ul className={short ? 'checklist checklist--short' : 'checklist'}>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

interface StepsProps {
  items: readonly ContentItem[];
  /** True to place the steps side by side on wide screens. */
  across?: boolean;
  /** Content below a step's text, by the step's index. */
  extras?: readonly ReactNode[];
}

/** The numbered process. */
export function Steps({ items, across = false, extras = [] }: StepsProps) {
  return (
    <ol className={across ? 'steps steps--across' : 'steps'}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Words text={text} />
          </p>
          {extras[index]}
        </li>
      ))}
    </ol>
  );
}

/** A comparison. On a phone each row becomes a card; `data-column` carries the heading that the card shows. */
function Table({ table: { columns, rows, note } }: { table: TableSection }) {
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="hint">
          <Words text={note} />
        </p>
      )}
    </>
  );
}

/** Full-width sections: the heading in its own column, the content beside it. */
export function WideSections({ sections, page = sections }: SectionsProps) {
  return (
    <div className="wide-sections">
      {sections.map((section) => {
        const look = listLook(section, page);
        // A panel as wide as the page is drawn as a band.
        const isPanel = section.kind === 'cards' && look === 'panel';
        return (
          <Section
            key={section.heading}
            heading={section.heading}
            intro={'intro' in section ? section.intro : undefined}
            layout={isPanel || section.kind === 'table' ? 'stacked' : 'split'}
            tone={isPanel ? 'quiet' : section.kind === 'steps' ? 'card' : undefined}
            picture={section.kind === 'steps' ? section.picture : undefined}
          >
            <div className="wide-sections__body stack">
              <SectionBody section={section} look={isPanel ? 'grid' : look} />
            </div>
          </Section>
        );
      })}
    </div>
  );
}
