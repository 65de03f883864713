import { useState } from 'react';
import type { TrashEntry } from '../../../src/shared/content/versions.ts';
import { formatDay } from '../../../src/shared/dates.ts';
import { InputField } from '../../components/field.tsx';
import { describeFailure, tellFailure } from '../../islands/failure.ts';
import { ResponseError } from '../../islands/request.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { Button } from '../kit/button.tsx';

interface TrashListProps {
  trash: readonly TrashEntry[];
  onChanged(): Promise<void>;
}

/** The removed pages. Each can be restored with its text. */
export function TrashList({ trash, onChanged }: TrashListProps) {
  if (trash.length === 0) return null;
  return (
    <section className="stack-2" aria-label="Trash">
      <h2>Trash</h2>
      <ul className="site-list__pages card rows">
        {trash.map((entry) => (
          <TrashRow key={entry.id} entry={entry} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function TrashRow({ entry: { id, name, at, until }, onChanged }: { entry: TrashEntry; onChanged(): Promise<void> }) {
  /** Another address, if the page's own one turned out to be taken. */
  const [slug, setSlug] = useState<string>();
  const [messages, setMessages] = useState<readonly string[]>();
  const [isBusy, setIsBusy] = useState(false);

  async function restore(): Promise<void> {
    setIsBusy(true);
    try {
      await sendJson('POST', `/api/admin/content/${id}/return`, slug === undefined ? {} : { slug });
      addToast({ title: `${name} restored`, description: 'It’s back where it was.' });
      await onChanged();
    } catch (error) {
      const isAddress = error instanceof ResponseError && (error.status === 409 || error.body?.fields?.slug);
      if (!isAddress) return tellFailure('Not restored', error);
      setSlug(slug ?? '');
      setMessages([describeFailure(error)]);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className="page-row">
      <div className="page-row__text">
        <span className="strong wraps">{name}</span>
        <span className="hint wraps">
          Removed {formatDay(new Date(at))}.{' '}
          {until ? `You can restore it until ${formatDay(new Date(until))}.` : 'You can restore it at any time.'}
        </span>
      </div>
      <Button text className="page-row__more" disabled={isBusy} about={name} onClick={restore}>
        Restore
      </Button>
      {slug !== undefined && (
        <div className="page-row__menu stack-1">
          <InputField
            id={`return-${id}`}
            label={`Another address for ${name}`}
            autoCapitalize="none"
            spellCheck={false}
            value={slug}
            messages={messages}
            onChange={(event) => setSlug(event.target.value.trim())}
          />
        </div>
      )}
    </li>
  );
}
