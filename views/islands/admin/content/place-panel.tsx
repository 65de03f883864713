import { useState } from 'react';
import type { SitePlan } from '../../../../src/shared/content/plan.ts';
import type { SiteOverview } from '../../../../src/shared/content/versions.ts';
import { InputField, SelectField } from '../../../components/field.tsx';
import { ResponseError } from '../../request.ts';
import { addToast } from '../../toast.ts';
import { sendJson } from '../admin-request.ts';
import { tellFailure, telling } from '../failure.ts';

interface PlacePanelProps {
  id: string;
  overview: SiteOverview;
  /** Reads everything again, after the place of a page has changed. */
  onChanged(): Promise<void>;
}

/** Where a page is: its address, and whether visitors see it. Each says what follows and can be undone. */
export function PlacePanel({ id, overview, onChanged }: PlacePanelProps) {
  const { plan, version, documents } = overview;
  const [slug, setSlug] = useState(plan.slugs[id] ?? '');
  const [target, setTarget] = useState('areas');
  const [message, setMessage] = useState<string>();
  const isHidden = Object.hasOwn(plan.hidden, id);
  const others = documents.filter((document) => document.path && document.id !== id);

  async function save(next: SitePlan, title: string): Promise<void> {
    setMessage(undefined);
    try {
      const { undo } = await sendJson<{ undo: string }>('PUT', '/api/admin/plan', { plan: next, version });
      await onChanged();
      addToast({ title, action: { label: 'Undo', onSelect: () => void takeBack(undo) } });
    } catch (error) {
      if (error instanceof ResponseError && error.body?.fields)
        setMessage(Object.values(error.body.fields)[0]?.join(' '));
      else tellFailure('Not changed', error);
    }
  }

  const takeBack = (undo: string) =>
    telling('Not undone', async () => {
      await sendJson('POST', `/api/admin/batches/${undo}/reversal`);
      await onChanged();
      addToast({ title: 'Undone' });
    });

  function hide(): Promise<void> {
    return save({ ...plan, hidden: { ...plan.hidden, [id]: { page: target } } }, 'Hidden');
  }

  function show(): Promise<void> {
    const { [id]: _target, ...hidden } = plan.hidden;
    return save({ ...plan, hidden }, 'Visitors see it again');
  }

  return (
    <div className="words-place">
      <InputField
        id="place-slug"
        label="Address"
        value={slug}
        messages={message ? [message] : undefined}
        onChange={(event) => setSlug(event.target.value.trim())}
      />
      {slug !== plan.slugs[id] && (
        <p>
          /{plan.slugs[id]} will lead to /{slug}. Every menu and page follows.
        </p>
      )}
      <button
        className="button button--quiet"
        type="button"
        disabled={slug === plan.slugs[id]}
        onClick={() => void save({ ...plan, slugs: { ...plan.slugs, [id]: slug } }, 'Address changed')}
      >
        Change the address
      </button>
      {isHidden ? (
        <button className="button button--quiet" type="button" onClick={() => void show()}>
          Show it again
        </button>
      ) : (
        <>
          <SelectField
            id="place-target"
            label="While it is hidden, its visitors come to"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <button className="button button--quiet" type="button" onClick={() => void hide()}>
            Hide
          </button>
        </>
      )}
    </div>
  );
}
