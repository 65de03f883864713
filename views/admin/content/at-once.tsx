import { useState } from 'react';
import { useLocation } from 'react-router';
import { compareDocumentTexts } from '../../../src/shared/content/compare.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import type { Field } from '../../../src/shared/field.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import type { Difference } from '../kit/conflict.tsx';
import { HistoryPanel, TextPanel } from './panels.tsx';

interface HistoryProps {
  document: Pick<OpenDocument, 'id' | 'published'>;
  schema: Field;
  /** The values in the form. */
  words: unknown;
  /** The message after a version is restored, such as "It’s live on the website." */
  effect: string;
  /** Discards what was typed and loads the stored version again. */
  onRestored(): Promise<void>;
}

/** The history of a document that is saved without a draft: a button, and a panel that can restore each version. */
export function useHistory({ document: { id, published }, schema, words, effect, onRestored }: HistoryProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === '#history');

  const restore = (from: VersionEntry['id']) =>
    telling('Not restored', async () => {
      const body = { from, published };
      const { undo } = await sendJson<{ undo: string }>('POST', `/api/admin/content/${id}/restoration`, body);
      await onRestored();
      addToast({
        title: 'Restored',
        description: effect,
        action: { label: 'Undo', onSelect: () => undoChange(undo) },
      });
    });

  const undoChange = (undo: string) =>
    telling('Not undone', async () => {
      await sendJson('POST', `/api/admin/batches/${undo}/reversal`);
      await onRestored();
    });

  return {
    button: (
      <Button text aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        History
      </Button>
    ),
    panel: isOpen && (
      <TextPanel title="History" onClose={() => setOpen(false)}>
        <HistoryPanel key={published} id={id} schema={schema} published={published} words={words} onRestore={restore} />
      </TextPanel>
    ),
  };
}

/** Differences between two windows in plain English. A list is chosen as a whole. */
export const compareAs =
  (schema: Field) =>
  (mine: unknown, theirs: unknown): Difference[] =>
    compareDocumentTexts(schema, theirs, mine).map(({ path, labels, before, after }) => ({
      path,
      label: labels.join(', '),
      mine: after,
      theirs: before,
    }));
