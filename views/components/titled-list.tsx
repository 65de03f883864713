import type { ContentItem } from '../../src/shared/content-sections.ts';
import { Words } from './words.tsx';

/** Titles with a paragraph each, under posts (styles/post-list.css). */
export function TitledList({ className, items }: { className: string; items: readonly ContentItem[] }) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Words text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
