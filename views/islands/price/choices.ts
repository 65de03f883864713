import { readFeet } from '../../../src/shared/fence/feet.ts';
import { kindOf } from '../../../src/shared/fence/kinds.ts';
import { finishLabel, tookHeight } from '../../../src/shared/fence/labels.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { messages } from '../../../src/shared/fence/messages.ts';
import { offeredHeights } from '../../../src/shared/fence/offered-kinds.ts';
import { most, type Plan } from '../../../src/shared/fence/plan.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { tellField } from './field-message.ts';
import { type PageParts, say } from './page-parts.ts';
import type { Planner } from './planner.ts';

/** The fence, its height and finish, and the questions about ground and old fence. */
export function connectChoices(parts: PageParts, planner: Planner, prices: PriceTable): void {
  const { form, find } = parts;
  const oldFeet = form.elements.namedItem('oldFeet') as HTMLInputElement;

  form.addEventListener('input', ({ target }) => takeChoice(target as HTMLInputElement));
  planner.onChange(render);
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type="radio"]:checked')) takeChoice(radio);
  if (oldFeet.value) takeChoice(oldFeet);

  function takeChoice({ name, value, type }: HTMLInputElement): void {
    const { plan } = planner;
    if (name === 'oldFeet') takeOldFeet(value);
    if (type !== 'radio' || name === 'tool') return;
    if (name === 'old') {
      if (value !== (plan.old?.kind ?? '0'))
        planner.edit({ do: 'choose', change: { old: value === '0' ? null : readOld(value, oldFeet.value) } });
      return;
    }
    const chosen = name === 'height' ? Number(value) : value;
    if (plan[name as keyof Plan] === chosen) return;
    planner.edit({ do: 'choose', change: { [name]: chosen } });
    const { kind, height } = planner.plan;
    say(find('took'), name === 'kind' && height !== plan.height ? tookHeight(kind, height) : '');
  }

  function takeOldFeet(text: string): void {
    const { old } = planner.plan;
    const { feet, message } = readFeet(text);
    const isWrong = message || (feet !== undefined && (feet < 1 || feet > most.feet));
    tellField(oldFeet, isWrong ? messages.old : '');
    if (old && !isWrong && old.feet !== (feet ?? null))
      planner.edit({ do: 'choose', change: { old: { ...old, feet: feet ?? null } } }, 'oldFeet');
  }

  function render(): void {
    const { plan } = planner;
    const heights = offeredHeights(plan.kind, prices);
    offer('height', heights.length ? heights : [plan.height], inFeet);
    offer('finish', kindOf(plan.kind).finishes, (finish) => finishLabel(finish, plan.kind));
    for (const name of ['kind', 'height', 'finish', 'property', 'slope', 'ground', 'measured'] as const)
      check(name, String(plan[name]));
    check('old', plan.old?.kind ?? '0');
    const feet = plan.old?.feet ?? null;
    if (oldFeet !== document.activeElement && plan.old && feet !== (readFeet(oldFeet.value).feet ?? null))
      oldFeet.value = String(feet ?? '');
  }

  /** Writes the answers anew where the fence comes in others. */
  function offer<Value extends string | number>(
    name: string,
    values: readonly Value[],
    label: (value: Value) => string,
  ) {
    const list = form.querySelector(`[data-choices="${name}"]`) as HTMLElement;
    const shown = Array.from(list.querySelectorAll('input'), ({ value }) => value);
    if (shown.join() === values.join()) return;
    const choices = values.map((value) => {
      const choice = parts.copy('choice');
      Object.assign(choice.querySelector('input') as HTMLInputElement, { name, value });
      (choice.querySelector('span') as HTMLElement).textContent = label(value);
      return choice;
    });
    list.replaceChildren(...choices);
  }

  function check(name: string, value: string): void {
    for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      radio.checked = radio.value === value;
  }
}

/** The old fence with the feet that were typed before its kind was chosen. */
function readOld(kind: string, typed: string): Plan['old'] {
  const { feet } = readFeet(typed);
  return { kind: kind as 'light' | 'solid', feet: feet && feet <= most.feet ? feet : null };
}
