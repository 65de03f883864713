import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { includesRole, type Role } from '../../src/shared/admin/roles.ts';
import { listSectionsFor } from '../../src/shared/admin/section-roles.ts';
import type { SiteOverview } from '../../src/shared/content/versions.ts';
import type { LeadPage } from '../../src/shared/lead/lead.ts';
import { foldText } from '../../src/shared/text-rules.ts';
import { readJson } from './api.ts';
import { forgetChoice, keepChoice, keySwitch, readChoice } from './kept.ts';
import { openDialog } from './kit/ask.tsx';
import { Button } from './kit/button.tsx';

/** A screen to go to. */
interface Place {
  label: string;
  /** Tells places with one name apart, such as "Page". */
  kind: string;
  path: string;
}

/** Leads are searched once typing pauses. */
const typingMs = 200;
const leadsAtMost = 5;
const placesAtMost = 12;

/** The dialog that finds a section, a page, or a lead by name or phone. */
function JumpDialog({ role, onClose }: { role: Role; onClose(): void }) {
  const sections: readonly Place[] = listSectionsFor(role).map(({ label, path }) => ({ label, kind: 'Section', path }));
  const findsMore = includesRole(role, 'office');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [found, setFound] = useState<{ text: string; leads: readonly Place[] }>({ text: '', leads: [] });
  const [pages, setPages] = useState<readonly Place[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const term = foldText(text).trim();
  const named = [...sections, ...(pages ?? [])].filter(({ label }) => foldText(label).includes(term));
  const leads = found.text === text ? found.leads : [];
  const places = (term ? [...leads, ...named] : sections).slice(0, placesAtMost);

  function type(next: string): void {
    setText(next);
    setChosen(0);
    clearTimeout(timer.current);
    if (!findsMore) return;
    if (!pages) void readPages().then(setPages, () => {});
    if (next.trim().length < 2) return;
    timer.current = setTimeout(() => {
      readLeads(next).then(
        (leads) => setFound({ text: next, leads }),
        () => {},
      );
    }, typingMs);
  }

  function open({ path }: Place): void {
    onClose();
    void navigate(path);
  }

  function move(event: KeyboardEvent): void {
    const distance = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = places[chosen];
    if (distance !== undefined) setChosen((chosen + distance + places.length) % Math.max(1, places.length));
    else if (event.key === 'Enter' && place) open(place);
    else return;
    event.preventDefault();
  }

  return (
    <dialog ref={openDialog} className="dialog jump card" aria-label="Go to" onClose={onClose}>
      <input
        className="field__control"
        type="text"
        role="combobox"
        aria-label="Section, page, or lead"
        aria-expanded={places.length > 0}
        aria-controls="jump-places"
        aria-activedescendant={places.length > 0 ? `jump-${chosen}` : undefined}
        placeholder="Section, page, lead, or phone number"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={move}
      />
      {places.length > 0 && (
        <div id="jump-places" role="listbox" aria-label="Places">
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys
            <div
              key={place.kind + place.path}
              id={`jump-${index}`}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className="jump__place"
              onClick={() => open(place)}
            >
              <span className="one-line">{place.label}</span>
              <span className="fine">{place.kind}</span>
            </div>
          ))}
        </div>
      )}
      <p className="fine" role="status">
        {places.length === 0 && 'Nothing found.'}
      </p>
    </dialog>
  );
}

async function readPages(): Promise<readonly Place[]> {
  const { documents } = await readJson<SiteOverview>('/api/admin/content');
  return documents.map(({ id, name }) => ({ label: name, kind: 'Page', path: `/admin/site/${id}` }));
}

async function readLeads(search: string): Promise<readonly Place[]> {
  const query = new URLSearchParams({ search: search.trim(), limit: String(leadsAtMost) });
  const { leads } = await readJson<LeadPage>(`/api/admin/leads?${query}`);
  return leads.map(({ id, name, phone }) => ({ label: name, kind: phone || 'Lead', path: `/admin/leads/${id}` }));
}

const keys = [
  ['Ctrl+K, or Command+K', 'Go to a section, a page, or a lead'],
  ['/', 'Go to the search box'],
  ['?', 'Show these keys'],
  ['Arrow keys on a ↕ handle', 'Move a row'],
  ['Escape', 'Close the menu or dialog'],
] as const;

/** The list of keys, and the switch for keys that are a single character. */
function KeysDialog({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(readChoice(keySwitch) === undefined);

  function toggle(): void {
    if (isOn) keepChoice(keySwitch, 'off');
    else forgetChoice(keySwitch);
    setOn(!isOn);
  }

  return (
    <dialog ref={openDialog} className="dialog card" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">Keyboard shortcuts</h2>
      <ul className="rows">
        {keys.map(([key, effect]) => (
          <li key={key} className="entry">
            <span>{effect}</span>
            <strong>{key}</strong>
          </li>
        ))}
      </ul>
      <label className="cluster">
        <input type="checkbox" checked={isOn} onChange={toggle} />
        Use the keys / and ?
      </label>
      <p>
        <Button quiet onClick={onClose}>
          Close
        </Button>
      </p>
    </dialog>
  );
}

/** The dialog that a key opens. */
export default function KeyDialog({ shown, role, onClose }: { shown: 'jump' | 'keys'; role: Role; onClose(): void }) {
  return shown === 'jump' ? <JumpDialog role={role} onClose={onClose} /> : <KeysDialog onClose={onClose} />;
}
