import type { ReactNode } from 'react';

interface WordsPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** What the menu of the editor opens above the form. */
export function WordsPanel({ title, onClose, children }: WordsPanelProps) {
  return (
    <section className="words-panel" aria-label={title}>
      <div className="words-panel__head">
        <h2>{title}</h2>
        <button className="text-button" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {children}
    </section>
  );
}
