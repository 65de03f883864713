import { readFeet } from '../../../src/shared/fence/feet.ts';
import { messages } from '../../../src/shared/fence/messages.ts';
import { type GateWidth, misfit, sidesOf } from '../../../src/shared/fence/plan.ts';
import { placedGates } from '../../../src/shared/fence/sentences.ts';
import type { Announcer } from './announcer.ts';
import { isWrong, tellField } from './field-message.ts';
import type { PageParts } from './page-parts.ts';
import type { Planner } from './planner.ts';
import { findRows } from './rows.ts';

/** Where a gate should stand; without a place in the middle of its side. */
interface Wanted {
  side: number;
  width: GateWidth;
  at?: number;
}

export interface GateRows {
  check(): void;
}

/** The list of gates: a row with a width and a side is a gate of the plan. */
export function connectGateRows(parts: PageParts, planner: Planner, announcer: Announcer): GateRows {
  const { form } = parts;
  const rows = findRows(parts, 'gate');
  const rowOf = (target: EventTarget | null) => rows.all().find((row) => row.contains(target as Node));
  const select = (row: HTMLElement, name: string) => rows.control<HTMLSelectElement>(row, name);

  for (const [index, row] of rows.all().entries()) if (index < placedGates(planner.plan).length) rows.fill(row);
  planner.onChange(render);
  render();
  for (const row of rows.all()) take(row, 'width');

  form.addEventListener('change', ({ target }) => {
    const row = rowOf(target);
    if (row) take(row, (target as HTMLInputElement).name.split('.')[2] ?? 'at');
  });
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value === 'add-gate') addRow();
    else if (button?.value.startsWith('remove-gate')) removeRow(rowOf(button) as HTMLElement);
  });

  /** @param changed the part of the row that was changed */
  function take(row: HTMLElement, changed: string): void {
    const at = rows.control(row, 'at');
    const width = Number(select(row, 'width').value) as GateWidth | 0;
    const side = Number(select(row, 'side').value) - 1;
    if (!width) {
      if (!rows.waits(row)) removeRow(row);
      return;
    }
    const { feet, message } = readFeet(at.value);
    tellField(select(row, 'side'), side < 0 ? messages.gateSide : '');
    tellField(at, message ?? '');
    if (side < 0 || message) return;
    // In another side a gate goes to the middle, as one without a place does.
    const place = feet === undefined || (changed === 'side' && !rows.waits(row)) ? {} : { at: feet };
    const index = rows.all().indexOf(row);
    const now = rows.waits(row) ? undefined : placedGates(planner.plan)[index];
    const isSame = now?.side === side + 1 && now.gate.width === width && (place.at ?? now.gate.at) === now.gate.at;
    if (!isSame) placeGate(row, changed, { side, width, ...place });
  }

  /** The order of the gates may change; the focus moves with its gate. */
  function placeGate(row: HTMLElement, changed: string, wanted: Wanted): void {
    const waited = rows.waits(row);
    const before = new Set(placedGates(planner.plan).map(({ gate }) => gate));
    if (waited) rows.fill(row);
    const gate = rows.all().indexOf(row);
    const refusal = planner.edit(waited ? { do: 'add-gate', ...wanted } : { do: 'change-gate', gate, ...wanted });
    if (refusal !== undefined) {
      if (waited) row.dataset.waits = 'yes';
      tellRefusal(row, refusal, wanted);
      return;
    }
    const index = placedGates(planner.plan).findIndex((one) => !before.has(one.gate));
    const moved = rows.all()[index];
    if (moved && moved !== row && row.contains(document.activeElement)) rows.control(moved, changed).focus();
  }

  function tellRefusal(row: HTMLElement, refusal: string, { side, width, at }: Wanted): void {
    announcer.refuse(refusal);
    if (refusal === messages.gates) tellField(select(row, 'width'), refusal);
    else if (refusal === messages.gatesInSide) tellField(select(row, 'side'), refusal);
    else {
      const { feet = 0 } = sidesOf(planner.plan)[side] ?? {};
      tellField(rows.control(row, 'at'), misfit(side + 1, feet, width, at));
    }
  }

  function addRow(): void {
    const row = rows.all().find(rows.waits) ?? rows.add();
    const sides = sidesOf(planner.plan).length;
    render();
    if (!select(row, 'width').value) select(row, 'width').value = '48';
    if (sides === 1) {
      select(row, 'side').value = '1';
      take(row, 'width');
    }
    rows.all().at(-1)?.querySelector('select')?.focus();
  }

  function removeRow(row: HTMLElement): void {
    const index = rows.all().indexOf(row);
    if (rows.waits(row)) row.remove();
    else planner.edit({ do: 'remove-gate', gate: index });
    rows.renumber();
    const next = rows.all()[index]?.querySelector('.price-row__remove') ?? form.querySelector('[value="add-gate"]');
    (next as HTMLElement).focus();
  }

  function render(): void {
    const gates = placedGates(planner.plan);
    for (const [index, row] of rows.fit(gates.length).entries()) {
      offerSides(select(row, 'side'));
      const placed = gates[index];
      if (!placed) continue;
      select(row, 'width').value = String(placed.gate.width);
      select(row, 'side').value = String(placed.side);
      const at = rows.control(row, 'at');
      if (!isWrong(at)) at.value = String(placed.gate.at);
    }
  }

  function offerSides(control: HTMLSelectElement): void {
    const sides = sidesOf(planner.plan).length;
    while (control.length > sides + 1) control.remove(sides + 1);
    while (control.length <= sides) control.add(new Option(String(control.length)));
  }

  return {
    check() {
      for (const row of rows.all()) take(row, 'width');
    },
  };
}
