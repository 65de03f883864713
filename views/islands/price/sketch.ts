import type { Point } from '../../../src/shared/fence/geometry.ts';
import { type GateWidth, most } from '../../../src/shared/fence/plan.ts';
import { placeWords } from '../../../src/shared/fence/sentences.ts';
import { afterFrame } from './after-frame.ts';
import type { Announcer } from './announcer.ts';
import type { PageParts } from './page-parts.ts';
import type { Planner } from './planner.ts';
import { type Drawing, drag, handlesOf, stopsOf, type Tool, tap } from './sketch-tools.ts';
import { cornersOfLine, createSketchView } from './sketch-view.ts';

const hints: Record<Tool, string> = {
  draw: 'Tap where the fence starts, then each corner. Tap the first corner again to close the fence, or the last one to end the line.',
  move: 'Tap a corner, then where it should go. Or drag it.',
  gate: 'Tap the fence where you want the gate.',
  remove: 'Tap a side or a gate to take it away.',
};

/** Pixels that a finger may move and still tap. */
const slack = 6;
/** Keyboard input acts exactly on the part under the crosshair, not on a near one. */
const keyReach = 1;
const crosshairMs = 400;

const toolKeys: Record<string, Tool> = { d: 'draw', m: 'move', g: 'gate', r: 'remove' };
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The sketch: taps, drags and keys become the same commands as the list's. */
export function connectSketch({ root, find }: PageParts, planner: Planner, announcer: Announcer): void {
  const [surface, frame] = [find<SVGSVGElement>('surface'), find('frame')];
  const width = find<HTMLSelectElement>('gate-width');
  const [opener, sheet] = [root.querySelector('[data-do="sketch"]') as HTMLElement, find('sketch-sheet')];
  const view = createSketchView(surface);
  let drawing: Drawing = { tool: 'draw' };
  let crosshair: Point = { x: 0, y: 0 };
  let held: { handle: string; x: number; y: number; moved: boolean } | undefined;
  let skipsClick = false;

  opener.addEventListener('click', open);
  const renderLater = afterFrame(render);
  planner.onChange(() => {
    forgetGone();
    renderLater();
  });
  window.addEventListener('resize', measure);
  find('sketcher').addEventListener('click', ({ target }) => press((target as HTMLElement).dataset.do ?? ''));
  find('sketcher').addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'tool') take(value as Tool);
  });
  surface.addEventListener('click', (event) => {
    if (!skipsClick) tapAt(view.toFeet(event), view.reach);
    skipsClick = false;
  });
  // Chromium ignores `touch-action` on parts of an SVG, so touching a handle must be kept from scrolling the page here.
  const keepStill = (event: TouchEvent) => event.cancelable && handleAt(event) && event.preventDefault();
  surface.addEventListener('touchstart', keepStill, { passive: false });
  surface.addEventListener('pointerdown', grab);
  surface.addEventListener('pointermove', pull);
  for (const type of ['pointerup', 'pointercancel'] as const) surface.addEventListener(type, drop);
  frame.addEventListener('keydown', onKey);

  function open(): void {
    sheet.hidden = !sheet.hidden;
    opener.setAttribute('aria-expanded', String(!sheet.hidden));
    view.measure();
    view.fit(planner.plan);
    take(drawing.tool);
  }

  function measure(): void {
    view.measure();
    render();
  }

  /** Undo or the list may have taken away what the sketch was in the middle of. */
  function forgetGone(): void {
    const { lines } = planner.plan;
    const { line, picked } = drawing;
    if (line !== undefined && (!lines[line] || lines[line].closed)) drawing = { tool: drawing.tool };
    const last = picked && lines[picked.line];
    if (picked && (!last || picked.corner >= cornersOfLine(last).length)) drawing = { tool: drawing.tool };
  }

  function take(tool: Tool): void {
    drawing = { tool };
    (root.querySelector(`[name="tool"][value="${tool}"]`) as HTMLInputElement).checked = true;
    width.hidden = tool !== 'gate';
    find('hint').textContent = hints[tool];
    render();
  }

  function press(action: string): void {
    if (action === 'undo') planner.undo();
    else if (action === 'redo') planner.redo();
    else if (action === 'end-line') endLine();
    else if (action === 'fit') view.fit(planner.plan);
    else if (action.startsWith('zoom')) view.zoom(action === 'zoom-in' ? 0.7 : 1 / 0.7);
    render();
  }

  function endLine(): void {
    if (drawing.line !== undefined) announcer.say('Line ended.');
    else if (drawing.start || drawing.picked) announcer.say('Dropped.');
    drawing = { tool: drawing.tool };
  }

  function tapAt(place: Point, reach: number): void {
    const { command, said, next } = tap(planner.plan, drawing, place, {
      reach,
      width: Number(width.value) as GateWidth,
    });
    crosshair = { x: Math.round(place.x), y: Math.round(place.y) };
    const refusal = command && planner.edit(command);
    find('hint').textContent = refusal ?? hints[drawing.tool];
    if (refusal !== undefined) announcer.refuse(refusal);
    else {
      drawing = next;
      if (said) announcer.say(said);
    }
    forgetGone();
    render();
  }

  function grab(event: PointerEvent): void {
    const handle = handleAt(event);
    skipsClick = false;
    if (!handle) return;
    held = { handle, x: event.clientX, y: event.clientY, moved: false };
    surface.setPointerCapture(event.pointerId);
  }

  /** All of a drag is one step of the history. */
  function pull(event: PointerEvent): void {
    if (!held || (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < slack)) return;
    held.moved = true;
    const command = drag(planner.before('drag'), drawing, held.handle, view.toFeet(event));
    if (command) planner.edit(command, 'drag');
    render();
  }

  /** A handle that did not move was tapped. Touch sends no click afterwards; the mouse's click is ignored. */
  function drop(event: PointerEvent): void {
    if (!held) return;
    const { handle, moved } = held;
    held = undefined;
    skipsClick = true;
    planner.settle();
    if (!moved && event.type === 'pointerup') tapAt(view.toFeet(event), view.reach);
    else if (moved && handle === 'start') drawing = { tool: 'draw', line: planner.plan.lines.length - 1 };
    render();
  }

  function onKey(event: KeyboardEvent): void {
    if (takeKey(event)) event.preventDefault();
  }

  /** @returns whether the key means something here; Tab and the browser's own always go on */
  function takeKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      if (letter !== 'z' && letter !== 'y') return false;
      press(letter === 'y' || shiftKey ? 'redo' : 'undo');
    } else if (arrows[key]) {
      const [across, down] = arrows[key];
      moveCrosshair({ x: crosshair.x + across * (shiftKey ? 10 : 1), y: crosshair.y + down * (shiftKey ? 10 : 1) });
    } else if (key === 'PageUp' || key === 'PageDown') goToStop(key === 'PageDown' ? 1 : -1);
    else if (key === 'Enter') tapAt(crosshair, keyReach);
    else if (key === 'Escape') {
      endLine();
      render();
    } else if (toolKeys[letter]) {
      take(toolKeys[letter]);
      announcer.say(hints[toolKeys[letter]], crosshairMs);
    } else return false;
    return true;
  }

  function goToStop(step: number): void {
    const stops = stopsOf(planner.plan, drawing);
    const at = stops.findIndex(({ x, y }) => Math.hypot(x - crosshair.x, y - crosshair.y) < keyReach);
    const next = stops.at(at < 0 && step < 0 ? -1 : (at + step) % stops.length);
    if (next) moveCrosshair({ x: Math.round(next.x), y: Math.round(next.y) });
  }

  function moveCrosshair({ x, y }: Point): void {
    const limit = (value: number) => Math.max(-most.edge, Math.min(most.edge, value));
    crosshair = { x: limit(x), y: limit(y) };
    view.keepInSight(crosshair);
    announcer.say(placeWords(crosshair.x, crosshair.y), crosshairMs);
    render();
  }

  function render(): void {
    if (sheet.hidden) return;
    const { picked, start } = drawing;
    const corner = picked && cornersOfLine(planner.plan.lines[picked.line] as never)[picked.corner];
    view.draw(planner.plan, { handles: handlesOf(planner.plan, drawing), held: corner ?? start, crosshair });
  }
}

const handleAt = ({ target }: Event): string | null => (target as Element).getAttribute('data-handle');
