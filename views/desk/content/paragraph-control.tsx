import { useRef, useState } from 'react';
import type { Note } from '../../../src/shared/content/fields.ts';
import { TextareaField } from '../../components/field.tsx';
import { Counter } from './field-control.tsx';
import { messagesAt, useForm } from './form-context.ts';
import { PageOptions } from './page-options.tsx';

interface ParagraphControlProps {
  note: Extract<Note, { control: 'paragraph' }>;
  path: string;
  value: unknown;
}

/** Running text, with bold words and links to pages. */
export function ParagraphControl({ note, path, value }: ParagraphControlProps) {
  const { problems, pages, onChange, idOf } = useForm();
  const [isLinking, setIsLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const text = String(value ?? '');

  /** Puts markup around what is selected, or around a word to type over. */
  function wrap(before: string, after: string, standIn: string): void {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const inner = text.slice(start, end) || standIn;
    onChange(path, text.slice(0, start) + before + inner + after + text.slice(end));
    setIsLinking(false);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, start + before.length + inner.length);
    });
  }

  return (
    <div className="words-paragraph" ref={box}>
      <TextareaField
        id={idOf(path)}
        label={note.label}
        messages={messagesAt(problems, path)}
        data-path={path}
        rows={Math.min(9, Math.max(2, Math.ceil(text.length / 60)))}
        value={text}
        onChange={(event) => onChange(path, event.target.value)}
      />
      <div className="words-paragraph__tools">
        <button
          className="text-button"
          type="button"
          aria-label={`Bold in ${note.label}`}
          onClick={() => wrap('**', '**', 'bold words')}
        >
          <b>B</b>
        </button>
        <button
          className="text-button"
          type="button"
          aria-expanded={isLinking}
          aria-label={`Link in ${note.label}`}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </button>
        {isLinking && (
          <select
            className="field__control words-paragraph__pages"
            aria-label="The link leads to"
            value=""
            onChange={({ target }) => wrap('[', `](${target.value})`, 'these words')}
          >
            <option value="">Choose a page</option>
            <PageOptions pages={pages} asTargets />
          </select>
        )}
      </div>
      <Counter length={text.length} max={note.max} />
    </div>
  );
}
