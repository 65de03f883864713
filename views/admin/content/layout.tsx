import { type ReactNode, useState } from 'react';
import { SelectField } from '../../components/field.tsx';
import { Button } from '../kit/button.tsx';
import { PageOptions } from './page-options.tsx';
import { PreviewFrame, type PreviewFrameProps } from './preview.tsx';
import type { LinkedPage } from './text-form-context.tsx';

const views = { page: 'Page', form: 'Form' } as const;
/** The view that a phone shows. */
export type EditorView = keyof typeof views;

interface EditorLayoutProps {
  title: string;
  /** The way back, before the title. */
  back?: ReactNode;
  /** Content beside the title. */
  beside: ReactNode;
  view: EditorView;
  onView(view: EditorView): void;
  /** The pages on which shared text can be previewed; absent for a page's own text. */
  pages?: readonly LinkedPage[] | undefined;
  preview: Omit<PreviewFrameProps, 'page'>;
  /** A conflict or an open panel, above both columns. */
  notices: ReactNode;
  /** The form, with the class `site-editor__form`. */
  form: ReactNode;
  /** The bar at the bottom of the screen. */
  dock: ReactNode;
}

/** A form beside the real page on a desktop. A phone shows one of them at a time. */
export function EditorLayout({ title, view, pages, preview, ...parts }: EditorLayoutProps) {
  const [page, setPage] = useState('home');
  return (
    <div className="site-editor stack-2" data-view={view}>
      <header className="site-editor__head cluster">
        {parts.back}
        <h1>{title}</h1>
        {parts.beside}
        {pages && (
          <div className="site-editor__page">
            <SelectField
              id="preview-page"
              label="Preview on"
              value={page}
              onChange={(event) => setPage(event.target.value)}
            >
              <PageOptions pages={pages} />
            </SelectField>
          </div>
        )}
        <div className="site-editor__views">
          {(Object.keys(views) as EditorView[]).map((name) => (
            <Button text key={name} aria-pressed={view === name} onClick={() => parts.onView(name)}>
              {views[name]}
            </Button>
          ))}
        </div>
      </header>
      {parts.notices}
      <div className="site-editor__columns stack">
        {parts.form}
        <PreviewFrame {...preview} page={pages && page} />
      </div>
      <div className="text-dock" ref={stayAboveKeyboard}>
        {parts.dock}
      </div>
    </div>
  );
}

/**
 * Keeps the bar above the on-screen keyboard, which browsers draw over the page.
 * @returns a function that stops it
 */
function stayAboveKeyboard(dock: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!dock || !seen) return undefined;
  const place = () => {
    const hidden = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    // On a zoomed page, the bar stays at the end of the page.
    dock.style.setProperty('--keyboard', `${seen.scale > 1.01 ? 0 : Math.round(hidden)}px`);
  };
  const stop = new AbortController();
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, place, { signal: stop.signal });
  return () => stop.abort();
}
