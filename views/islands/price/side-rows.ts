import { readSideFeet } from '../../../src/shared/fence/feet.ts';
import { turnLabel, turnLabels } from '../../../src/shared/fence/labels.ts';
import { messages } from '../../../src/shared/fence/messages.ts';
import { type Line, type Run, sidesOf } from '../../../src/shared/fence/plan.ts';
import { isWrong, tellField } from './field-message.ts';
import type { PageParts } from './page-parts.ts';
import type { Planner } from './planner.ts';
import { findRows } from './rows.ts';

export interface SideRows {
  /** Reads every row and shows its message; with `needsOne` an empty plan is an error too. */
  check(needsOne: boolean): void;
}

/** The list of sides. What cannot be read keeps its words, and the plan keeps its last length. */
export function connectSideRows(
  { form, ...parts }: PageParts,
  planner: Planner,
  words: (text: string) => string,
): SideRows {
  const rows = findRows({ form, ...parts }, 'side');
  const feetOf = (row: HTMLElement) => rows.control(row, 'feet');
  const turnOf = (row: HTMLElement) => rows.control<HTMLSelectElement>(row, 'turn');
  const rowOf = (target: EventTarget | null) => rows.all().find((row) => row.contains(target as Node));

  // Until they are read, the server's rows represent the sides of its plan.
  for (const [index, row] of rows.all().entries()) if (index < sidesOf(planner.plan).length) rows.fill(row);
  planner.onChange(render);
  render();
  for (const row of rows.all()) takeFeet(row, false);

  form.addEventListener('input', ({ target }) => {
    const row = rowOf(target);
    const { name = '' } = target as HTMLInputElement;
    if (row && name.endsWith('.feet')) takeFeet(row, false);
    if (row && name.endsWith('.turn')) takeTurn(row);
    if (row && name.endsWith('.closes')) takeClosing(row);
  });
  form.addEventListener('change', ({ target }) => {
    const row = rowOf(target);
    if (row && (target as HTMLInputElement).name.endsWith('.feet')) takeFeet(row, true);
    planner.settle();
  });
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value === 'add-side') addRow();
    else if (button?.value.startsWith('remove-side')) removeRow(button);
  });

  /** @param isLast whether typing is over, so that what is wrong may be said */
  function takeFeet(row: HTMLElement, isLast: boolean): void {
    const control = feetOf(row);
    const { feet, message } = readSideFeet(control.value);
    const side = rows.all().indexOf(row);
    const now = rows.waits(row) ? undefined : sidesOf(planner.plan)[side]?.feet;
    let wrong = message ?? '';
    if (feet === undefined) wrong ||= now === undefined ? '' : messages.notFeet;
    else if (feet !== now) wrong = setFeet(row, control, feet) ?? '';
    if (isLast || !wrong) tellField(control, words(wrong));
  }

  function setFeet(row: HTMLElement, control: HTMLInputElement, feet: number): string | undefined {
    const waited = rows.waits(row);
    if (waited) rows.fill(row);
    rows.renumber();
    const side = rows.all().indexOf(row);
    const isNew = side >= sidesOf(planner.before(control.name)).length;
    const turn = side === 0 ? 0 : readTurn(turnOf(row).value);
    const refusal = planner.edit(
      isNew ? { do: 'add-side', feet, turn } : { do: 'resize-side', side, feet },
      control.name,
    );
    if (waited && refusal !== undefined) row.dataset.waits = 'yes';
    return refusal;
  }

  function takeTurn(row: HTMLElement): void {
    const side = rows.all().indexOf(row);
    if (rows.waits(row)) return;
    tellField(turnOf(row), words(planner.edit({ do: 'turn-side', side, turn: readTurn(turnOf(row).value) }) ?? ''));
    render();
  }

  function takeClosing(row: HTMLElement): void {
    const control = rows.control(row, 'closes');
    const { line } = placesOf(planner.plan.lines)[rows.all().indexOf(row)] ?? { line: -1 };
    const refusal = planner.edit({ do: 'close', line, closed: control.checked }) ?? '';
    if (refusal) control.checked = !control.checked;
    tellField(control, words(refusal));
  }

  function addRow(): void {
    const row = rows.all().find((one) => rows.waits(one) && !feetOf(one).value) ?? rows.add();
    if (planner.plan.lines.at(-1)?.closed) turnOf(row).value = 'new';
    render();
    feetOf(row).focus();
  }

  /** The focus goes to the next row, else to "Add a side". */
  function removeRow(button: HTMLButtonElement): void {
    const row = rowOf(button) as HTMLElement;
    const side = rows.all().indexOf(row);
    if (rows.waits(row)) {
      row.remove();
      render();
    } else {
      tellField(feetOf(row), '');
      planner.edit({ do: 'remove-side', side });
    }
    const next = rows.all()[side] ?? form.querySelector('[value="add-side"]');
    ((next?.querySelector('.price-row__remove') ?? next) as HTMLElement).focus();
  }

  function render(): void {
    const sides = placesOf(planner.plan.lines);
    if (!sides.length && !rows.all().some(rows.waits)) rows.add();
    for (const [index, row] of rows.fit(sides.length).entries()) {
      const place = sides[index];
      (turnOf(row).closest('.price-row__turn') as HTMLElement).hidden = index === 0;
      const closes = rows.control(row, 'closes');
      const isLast = place !== undefined && place.index === place.count - 1;
      (closes.closest('.price-row__closes') as HTMLElement).hidden = !isLast || place.count < 3;
      if (!place) continue;
      closes.checked = isLast && place.closed;
      const control = feetOf(row);
      const isTyped = control === document.activeElement || isWrong(control);
      if (!isTyped && readSideFeet(control.value).feet !== place.run.feet) control.value = String(place.run.feet);
      chooseTurn(turnOf(row), place.index === 0 ? 'new' : String(place.run.turn));
    }
  }

  return {
    check(needsOne) {
      for (const row of rows.all()) takeFeet(row, true);
      const [first] = rows.all();
      if (needsOne && first && !planner.plan.lines.length && !isWrong(feetOf(first)))
        tellField(feetOf(first), messages.noLength);
    },
  };
}

interface SidePlace {
  run: Run;
  line: number;
  /** Which side of its line. */
  index: number;
  count: number;
  closed: boolean;
}

function placesOf(lines: readonly Line[]): SidePlace[] {
  return lines.flatMap(({ runs, closed }, line) =>
    runs.map((run, index) => ({ run, line, index, count: runs.length, closed })),
  );
}

const readTurn = (value: string): number | 'new' => (value === 'new' ? 'new' : Number(value));

/** A drawn angle that the list does not have is one more choice. */
function chooseTurn(select: HTMLSelectElement, value: string): void {
  const odd = select.querySelector('[data-odd]');
  if (odd?.getAttribute('value') !== value) odd?.remove();
  if (
    value !== 'new' &&
    !turnLabels.some(([degrees]) => String(degrees) === value) &&
    !select.querySelector('[data-odd]')
  ) {
    const option = new Option(turnLabel(Number(value)), value);
    option.dataset.odd = '';
    select.querySelector('optgroup')?.before(option);
  }
  select.value = value;
}
