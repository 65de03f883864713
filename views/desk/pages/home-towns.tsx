import { type FormEvent, useRef, useState } from 'react';
import type { SitePlan } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry, SiteOverview } from '../../../src/shared/content/versions.ts';
import { InputField } from '../../components/field.tsx';
import { useKept } from '../kept.ts';
import { MoveHandle } from '../move-handle.tsx';
import { usePointerDrag } from '../pointer-drag.ts';
import { moveEntry } from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';

interface TownStripProps {
  overview: SiteOverview;
  editing: PlanEditing;
  announce(words: string): void;
}

/** How many towns the strip has room for, as the schema of the plan says. */
const room = 24;

/** The towns on the home page in their order: those with a page, and others by name alone. */
export function TownStrip({ overview, editing, announce }: TownStripProps) {
  const [preview, setPreview] = useState<readonly string[]>();
  const latest = useRef(preview);
  const strip = preview ?? editing.plan.strip;
  const towns = overview.documents.filter(({ kind }) => kind === 'town');
  const nameOf = (entry: string) => towns.find(({ id }) => id === entry)?.name ?? entry;
  const show = (next: readonly string[] | undefined) => {
    latest.current = next;
    setPreview(next);
  };
  const toPlan = (work: (strip: SitePlan['strip']) => readonly string[]) => (plan: SitePlan) => ({
    ...plan,
    strip: [...work(plan.strip)],
  });

  function move(entry: string, to: number): void {
    const { strip } = editing.plan;
    if (moveEntry(strip, entry, to) === strip) return;
    void editing.changeOrTell(toPlan((strip) => moveEntry(strip, entry, to)));
    announce(`${nameOf(entry)}: now ${to + 1} of ${strip.length} on the home page`);
  }

  const drag = usePointerDrag(
    'strip',
    (entry, over) => show(moveEntry(strip, entry, strip.indexOf(over))),
    () => {
      const { current } = latest;
      show(undefined);
      if (current && drag.dragged) move(drag.dragged, current.indexOf(drag.dragged));
    },
  );

  return (
    <section className="site-list__group" aria-label="Towns on the home page">
      <h2>Towns on the home page</h2>
      {strip.length === 0 && <p className="site-list__empty">No town yet. Add the first one below.</p>}
      <ol className="site-list__pages">
        {strip.map((entry, index) => (
          <li
            key={entry}
            className={`page-row${drag.dragged === entry ? ' page-row--dragged' : ''}`}
            data-strip={entry}
          >
            <MoveHandle
              name={`${nameOf(entry)} on the home page`}
              place={`${index + 1} of ${strip.length}`}
              onDrag={() => drag.start(entry)}
              onMove={(distance) => move(entry, index + distance)}
            />
            <div className="page-row__text">
              <span className="page-row__name">{nameOf(entry)}</span>
              <span className="page-row__path">{describeTown(towns.find(({ id }) => id === entry))}</span>
            </div>
            <div className="page-row__actions page-row__buttons">
              <button
                className="text-button"
                type="button"
                disabled={index === 0}
                aria-label={`Up: ${nameOf(entry)} on the home page`}
                onClick={() => move(entry, index - 1)}
              >
                Up
              </button>
              <button
                className="text-button"
                type="button"
                disabled={index === strip.length - 1}
                aria-label={`Down: ${nameOf(entry)} on the home page`}
                onClick={() => move(entry, index + 1)}
              >
                Down
              </button>
              <button
                className="text-button"
                type="button"
                aria-label={`Take off: ${nameOf(entry)}`}
                onClick={() => {
                  void editing.changeOrTell(toPlan((strip) => strip.filter((other) => other !== entry)));
                  announce(`${nameOf(entry)} is off the home page`);
                }}
              >
                Take off
              </button>
            </div>
          </li>
        ))}
      </ol>
      <StripForm
        isFull={strip.length >= room}
        suggestions={towns.filter(({ id }) => !strip.includes(id)).map(({ name }) => name)}
        onAdd={async (name) => {
          const town = towns.find((town) => town.name.toLowerCase() === name.toLowerCase());
          const entry = town?.id ?? name;
          if (strip.includes(entry)) return ['This town is already there.'];
          const outcome = await editing.change(toPlan((strip) => [...strip, entry]));
          if (outcome.done) announce(`${name} is on the home page`);
          return Object.values(outcome.fields ?? {})[0];
        }}
      />
    </section>
  );
}

function describeTown(town: DocumentEntry | undefined): string {
  if (!town) return 'Without a page';
  return town.path ? 'Leads to its page' : 'Left out while visitors do not see its page';
}

interface StripFormProps {
  isFull: boolean;
  /** Towns with a page that are not in the strip. */
  suggestions: readonly string[];
  /** @returns what is wrong with it */
  onAdd(name: string): Promise<readonly string[] | undefined>;
}

function StripForm({ isFull, suggestions, onAdd }: StripFormProps) {
  const [name, setName] = useKept('strip-town', '');
  const [messages, setMessages] = useState<readonly string[]>();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!name.trim()) return setMessages(['Please write the name of a town.']);
    const wrong = await onAdd(name.trim());
    setMessages(wrong);
    if (!wrong) setName('');
  }

  if (isFull) return <p>There is room for {room} towns.</p>;
  return (
    <form className="words-place__form" noValidate onSubmit={(event) => void add(event)}>
      <InputField
        id="strip-name"
        label="Another town for the home page"
        list="strip-suggestions"
        maxLength={60}
        value={name}
        messages={messages}
        onChange={(event) => setName(event.target.value)}
      />
      <datalist id="strip-suggestions">
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <button className="button button--quiet" type="submit">
        Put it on the home page
      </button>
    </form>
  );
}
