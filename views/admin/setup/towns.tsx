import { useEffect, useEffectEvent, useState } from 'react';
import { type PlacesAround, type Town, townLimits } from '../../../src/shared/admin/setup.ts';
import { isSameTown, townCommaMessage, withoutState } from '../../../src/shared/town-name.ts';
import { InputField } from '../../components/field.tsx';
import { readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { type FormState, useFormAround } from '../kit/form.tsx';
import { defineScreen, type StepProps } from './step.tsx';

interface Draft {
  /** In display order. */
  ticked: string[];
  /** Typed towns that weren't suggested. */
  typed: string[];
  /** The coordinates of the suggestions shown so far. */
  points: Record<string, Omit<Town, 'name'>>;
  isTouched: boolean;
}

/** The number of towns shown at first, and the number of suggestions in addition to those already chosen. */
const shownAtFirst = 16;
const proposedAtFirst = 8;

/** The towns that the business serves: suggestions within 30 miles, or typed names. */
export const townsStep = defineScreen<Draft>({
  label: 'Towns',
  title: 'Which towns do you work in?',
  text: `They are listed on the home page, up to ${townLimits.homeTowns} of them. The first ${townLimits.pages} get a page of their own: a draft for you to fill in.`,
  page: '/areas-we-serve',
  begin: ({ fields: { towns } }) => ({ ticked: towns.chosen, typed: [], points: {}, isTouched: false }),
  toBody: ({ ticked, points }) => ({ towns: ticked.map((name) => ({ name, ...points[name] })) }),
  Fields,
});

function Fields({ setUp }: StepProps) {
  const { draft, messages, change } = useFormAround<Draft>();
  const { chosen, zip } = setUp.fields.towns;
  const places = useProposals(zip, chosen, change);
  const [isWhole, setIsWhole] = useState(false);
  const first = Math.max(shownAtFirst, chosen.length + draft.typed.length + proposedAtFirst);
  const names = [...new Set([...chosen, ...draft.typed, ...(places?.towns.map(({ name }) => name) ?? [])])];

  const toggle = (name: string) =>
    change(({ ticked }) => ({
      isTouched: true,
      ticked: ticked.includes(name) ? ticked.filter((each) => each !== name) : [...ticked, name],
    }));
  const add = (typed: string) => {
    const name = names.find((known) => isSameTown(known, typed)) ?? typed;
    change((newest) => ({
      isTouched: true,
      typed: [...new Set([...newest.typed, name])],
      ticked: [...new Set([...newest.ticked, name])],
    }));
  };
  const told = Object.values(messages).flat();
  return (
    <>
      <p className="quiet" role="status">
        {draft.ticked.length} of {townLimits.homeTowns} chosen
      </p>
      <fieldset className="set-up__choices columns">
        <legend className="unseen">Towns near {places?.city ?? 'you'}</legend>
        {names.slice(0, isWhole ? names.length : first).map((name) => (
          <label key={name} className="field__choice">
            <input type="checkbox" checked={draft.ticked.includes(name)} onChange={() => toggle(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      {!isWhole && names.length > first && (
        <Button text onClick={() => setIsWhole(true)}>
          Show all {names.length} towns
        </Button>
      )}
      <TypedTown state={setUp.fields.place.state} onAdd={add} />
      {told.length > 0 && <p className="field__message">{[...new Set(told)].join(' ')}</p>}
    </>
  );
}

/**
 * Applies the suggested towns once they have loaded. In a new region, only the home town is listed, so the largest towns nearby
 * are checked first. The update uses the newest draft, because a town may have been checked during the request.
 */
function useProposals(
  zip: string,
  chosen: readonly string[],
  change: FormState<Draft>['change'],
): PlacesAround | undefined {
  const [places, setPlaces] = useState<PlacesAround>();
  const propose = useEffectEvent((found: PlacesAround) => {
    setPlaces(found);
    const proposed = found.towns.slice(0, townLimits.pages).map(({ name }) => name);
    change((newest) => {
      if (Object.keys(newest.points).length > 0) return {};
      const points = Object.fromEntries(found.towns.map(({ name, ...point }) => [name, point]));
      const isNew = chosen.length <= 1 && !newest.isTouched;
      return { points, ticked: isNew ? [...new Set([...newest.ticked, ...proposed])] : newest.ticked };
    });
  });
  useEffect(() => {
    let isShown = true;
    readJson<PlacesAround>(`/api/admin/places?zip=${zip}&miles=30`).then(
      (found) => isShown && propose(found),
      // Towns can be typed as well.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [zip]);
  return places;
}

function TypedTown({ state, onAdd }: { state: string; onAdd(name: string): void }) {
  const [name, setName] = useState('');
  const [hasComma, setHasComma] = useState(false);
  const add = () => {
    const town = withoutState(name.trim().replace(/\s+/g, ' '), state);
    const isRefused = town.includes(',');
    setHasComma(isRefused);
    if (isRefused) return;
    if (town) onAdd(town);
    setName('');
  };
  return (
    <div className="set-up__typed">
      <InputField
        id="set-up-town"
        label="Another town"
        value={name}
        maxLength={60}
        messages={hasComma ? [townCommaMessage] : []}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button quiet onClick={add}>
        Add
      </Button>
    </div>
  );
}
