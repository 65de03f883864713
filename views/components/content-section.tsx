import type { ContentSection } from '../content/section.ts';

/** One section of a service or town page, by its kind. */
export function ContentSectionView({ section }: { section: ContentSection }) {
  return (
    <section className={`content-section content-section--${section.kind}`}>
      <h2>{section.heading}</h2>
      {'intro' in section && section.intro && <p>{section.intro}</p>}
      <SectionBody section={section} />
    </section>
  );
}

function SectionBody({ section }: { section: ContentSection }) {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
    case 'cards':
      return (
        <ul>
          {section.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      );
    case 'checklist':
      return (
        <ul>
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {section.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {section.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={section.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
