import { useEffect, useRef } from 'react';
import { targetNames } from '../../../src/shared/content/shown-value.ts';
import type { PictureChoice } from '../../../src/shared/pictures/pictures.ts';
import type { LinkedPage } from './form-context.ts';

interface PageOptionsProps {
  pages: readonly LinkedPage[];
  /** What the owner may also choose beside pages: `page:` before the id of each, and a call or a mail. */
  asTargets?: boolean;
}

/** The pages by name, as the choices of a list. */
export function PageOptions({ pages, asTargets = false }: PageOptionsProps) {
  return (
    <>
      {pages.map(({ id, name }) => (
        <option key={id} value={asTargets ? `page:${id}` : id}>
          {name}
        </option>
      ))}
      {asTargets && <option value="phone">{targetNames.phone}</option>}
      {asTargets && <option value="email">{targetNames.email}</option>}
    </>
  );
}

interface ChoiceListProps {
  choices: readonly PictureChoice[];
  /** The name of the picture that stands there now. */
  chosen: string;
  onChoose(choice: PictureChoice): void;
}

/** Pictures as buttons, each with its caption, else its name. When the list grows, the focus goes to the first new one. */
export function ChoiceList({ choices, chosen, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(choices);
  useEffect(() => {
    const known = before.current.length;
    const hasGrown = known > 0 && choices.length > known && choices[known - 1]?.name === before.current.at(-1)?.name;
    before.current = choices;
    if (hasGrown) list.current?.querySelectorAll('button')[known]?.focus();
  }, [choices]);
  return (
    <ul className="picture-choices" ref={list}>
      {choices.map((choice) => (
        <li key={choice.name}>
          <button
            className="picture-choice"
            type="button"
            aria-pressed={choice.name === chosen}
            onClick={() => onChoose(choice)}
          >
            <img className="picture-choice__picture" src={choice.thumbnail} alt="" loading="lazy" decoding="async" />
            <span className="picture-choice__words">{choice.alt || choice.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
