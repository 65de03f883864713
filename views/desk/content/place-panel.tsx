import { useNavigate } from 'react-router';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { AddressForm } from './address-form.tsx';
import { HideForm } from './hide-form.tsx';
import { LastChange } from './last-change.tsx';
import { PlanConflict } from './plan-conflict.tsx';
import { usePlanEditing } from './plan-editing.ts';
import { RemoveForm } from './remove-form.tsx';
import { ShowAgain } from './show-again.tsx';

interface PlacePanelProps {
  id: string;
  overview: SiteOverview;
  /** Reads everything again, after the place of a page has changed. */
  onChanged(): Promise<void>;
}

/** Where a page is: its address, whether visitors see it, and the way into the bin. Each says what follows and can be undone. */
export function PlacePanel({ id, overview, onChanged }: PlacePanelProps) {
  const editing = usePlanEditing(overview, onChanged);
  const navigate = useNavigate();
  const { documents, undo } = overview;
  const page = documents.find((document) => document.id === id);
  if (!page) return null;
  const nameOf = (id: string) => documents.find((document) => document.id === id)?.name ?? 'A page';
  return (
    <div className="words-place">
      <PlanConflict editing={editing} nameOf={nameOf} />
      <LastChange undo={undo} editing={editing} />
      <AddressForm key={overview.version} page={page} editing={editing} />
      {page.states.includes('hidden') && <ShowAgain id={id} editing={editing} />}
      {!page.states.includes('hidden') && !page.states.includes('unpublished') && (
        <HideForm page={page} documents={documents} editing={editing} />
      )}
      <details className="words-place__removal">
        <summary className="words-menu__summary">Remove...</summary>
        <RemoveForm page={page} documents={documents} editing={editing} onDone={() => void navigate('/admin/site')} />
      </details>
    </div>
  );
}
