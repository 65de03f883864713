import { useSite } from '../site.ts';
import { breadcrumbList } from '../structured-data.ts';
import { StructuredData } from './structured-data.tsx';

export interface BreadcrumbProps {
  /** The pages above this one, the home page first. */
  trail: readonly { name: string; path: string }[];
  /** This page. */
  current: string;
}

/** Where the page stands, for readers and, as a BreadcrumbList, for search engines. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { publicUrl } = useSite();
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="breadcrumb__list">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData data={breadcrumbList(trail, current, publicUrl)} />
    </nav>
  );
}
