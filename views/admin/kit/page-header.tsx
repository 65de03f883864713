import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** The actions, at the right. */
  children?: ReactNode;
}

/** The title of a section, with its actions on the same line and one sentence below. */
export function PageHeader({ title, about, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1 className="wraps">{title}</h1>
      {children && <div className="page-header__actions">{children}</div>}
      {about && <p className="page-header__about hint">{about}</p>}
    </header>
  );
}
