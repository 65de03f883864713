import { type Dispatch, type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from '../../../src/shared/fence/geometry.ts';
import { type FencePlan, type GateWidth, gateWidths } from '../../../src/shared/fence/plan.ts';
import { gateLabel } from '../../../src/shared/fence/sentences.ts';
import { drawGrid, drawLines } from '../../../src/shared/fence/sketch.ts';
import { drawShapes } from '../../components/drawing.tsx';
import { Choice } from './fence.tsx';
import type { Action } from './reduce.ts';
import { PlanFacts } from './result.tsx';
import { useSurface } from './sketch-surface.ts';
import {
  boxOf,
  cornersOfLine,
  fitted,
  handlesOf,
  lettersOf,
  measured,
  reachOf,
  showing,
  stopsOf,
  type Tool,
  type ToolState,
  type View,
  zoomed,
} from './sketch-tools.ts';
import type { State } from './state.ts';

const tools = [
  ['draw', 'Draw'],
  ['move', 'Move'],
  ['gate', 'Gate'],
  ['remove', 'Remove'],
] as const;

/** Keyboard input acts exactly on the part under the crosshair, not on a near one. */
const keyReach = 1;
const closer = 0.7;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface SketchProps {
  plan: FencePlan;
  /** The plan that lists and drawings show, on a slow phone a frame behind. */
  settledPlan: FencePlan;
  sketch: State['sketch'];
  /** True if the sketch was used last, not the lists. */
  isSketching: boolean;
  /** The actions of the tools and keys. */
  words: Readonly<Record<Tool | 'keys', string>>;
  dispatch: Dispatch<Action>;
}

/** The sketch edits the plan with taps, drags, and keys. It needs JavaScript. */
export const SketchPart = memo(function SketchPart(props: SketchProps) {
  const { plan, settledPlan, sketch, isSketching, words, dispatch } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [width, setWidth] = useState<GateWidth>(48);
  const { view, setView, surface, pointer } = useSurface(width, dispatch);
  const { tool, crosshair, refusal } = sketch;
  // Typing in the lists is handled before a large plan is drawn again. Drawing in the sketch shows immediately.
  const now = useMemo(() => ({ plan, tool }), [plan, tool]);
  const later = useDeferredValue(now);

  function toggle(): void {
    // The sketch's size is known once it is shown.
    flushSync(() => setIsOpen(!isOpen));
    if (surface.current) setView(fitted(measured(view, surface.current), plan));
    dispatch({ do: 'select-tool', tool: tool.tool });
  }

  function moveCrosshair(to: Point): void {
    setView(showing(view, to));
    dispatch({ do: 'move-crosshair', to });
  }

  function goToStop(step: number): void {
    const stops = stopsOf(plan, tool);
    const at = stops.findIndex(({ x, y }) => Math.hypot(x - crosshair.x, y - crosshair.y) < keyReach);
    const next = stops.at(at < 0 && step < 0 ? -1 : (at + step) % stops.length);
    if (next) moveCrosshair({ x: Math.round(next.x), y: Math.round(next.y) });
  }

  /** @returns true if the sketch uses the key; Tab and browser shortcuts always pass through */
  function handleKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    // Each tool answers to its first letter.
    const named = tools.find(([name]) => name[0] === letter)?.[0];
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      if (letter !== 'z' && letter !== 'y') return false;
      dispatch({ do: letter === 'y' || shiftKey ? 'redo' : 'undo' });
    } else if (arrows[key]) {
      const [across, down] = arrows[key];
      const feet = shiftKey ? 10 : 1;
      moveCrosshair({ x: crosshair.x + across * feet, y: crosshair.y + down * feet });
    } else if (key === 'PageUp' || key === 'PageDown') goToStop(key === 'PageDown' ? 1 : -1);
    else if (key === 'Enter') dispatch({ do: 'tap', place: crosshair, reach: keyReach, width });
    else if (key === 'Escape') dispatch({ do: 'end-line' });
    else if (named) dispatch({ do: 'select-tool', tool: named, announcement: words[named] });
    else return false;
    return true;
  }

  return (
    <section className="price-part price-sketch" aria-labelledby="sketcher-heading">
      <button
        className="button button--quiet"
        type="button"
        aria-expanded={isOpen}
        aria-controls="sketch"
        onClick={toggle}
      >
        Draw it instead
      </button>
      <div id="sketch" hidden={!isOpen}>
        <h2 id="sketcher-heading">Draw it</h2>
        <div className="price-sketch__tools">
          <fieldset className="choices">
            <legend className="unseen">Tool</legend>
            <div className="choices__list">
              {tools.map(([name, label]) => (
                <Choice
                  key={name}
                  name="tool"
                  value={name}
                  isChosen={tool.tool === name}
                  onChoose={() => dispatch({ do: 'select-tool', tool: name })}
                >
                  {label}
                </Choice>
              ))}
              <select
                className="field__control"
                aria-label="Width of the gate"
                value={width}
                hidden={tool.tool !== 'gate'}
                onChange={({ target }) => setWidth(Number(target.value) as GateWidth)}
              >
                {gateWidths.map((inches) => (
                  <option key={inches} value={inches}>
                    {gateLabel(inches)}
                  </option>
                ))}
              </select>
            </div>
          </fieldset>
          <div className="choices__list">
            <SketchButton onPress={() => dispatch({ do: 'undo' })}>Undo</SketchButton>
            <SketchButton onPress={() => dispatch({ do: 'redo' })}>Redo</SketchButton>
            <SketchButton onPress={() => dispatch({ do: 'end-line' })}>End line</SketchButton>
            <SketchButton onPress={() => setView(zoomed(view, closer))}>Zoom in</SketchButton>
            <SketchButton onPress={() => setView(zoomed(view, 1 / closer))}>Zoom out</SketchButton>
            <SketchButton onPress={() => setView(fitted(view, plan))}>Fit</SketchButton>
          </div>
        </div>
        <p className="price-part__hint hint">{isOpen && (refusal || words[tool.tool])}</p>
        <div
          className="price-sketch__frame"
          role="application"
          aria-label="Sketch of your fence"
          aria-describedby="sketch-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
          tabIndex={0}
          onKeyDown={(event) => {
            if (handleKey(event)) event.preventDefault();
          }}
        >
          <svg
            className="drawing price-sketch__surface"
            aria-hidden="true"
            viewBox={isOpen ? boxOf(view).join(' ') : undefined}
            ref={surface}
            {...pointer}
          >
            {isOpen && <SketchShapes {...(isSketching ? now : later)} crosshair={crosshair} view={view} />}
          </svg>
        </div>
        {/* From the sketch the price is one Tab away, however many gates are listed below. */}
        <button className="button button--quiet" type="submit" name="do" value="show">
          Show the price
        </button>
        <p className="price-part__hint hint price-sketch__keys" id="sketch-keys">
          {words.keys}
        </p>
        <PlanFacts plan={settledPlan} />
      </div>
    </section>
  );
});

function SketchButton({ onPress, children }: { onPress(): void; children: string }) {
  return (
    <button className="price-sketch__action" type="button" onClick={onPress}>
      {children}
    </button>
  );
}

interface ShapesProps {
  plan: FencePlan;
  tool: ToolState;
  crosshair: Point;
  view: View;
}

function SketchShapes({ plan, tool, crosshair, view }: ShapesProps) {
  const arm = reachOf(view);
  const { picked, start } = tool;
  const corner = picked && cornersOfLine(plan.lines[picked.line] as FencePlan['lines'][number])[picked.corner];
  const held = corner ?? start;
  return (
    <>
      {drawShapes([drawGrid(boxOf(view))])}
      <DrawnLines plan={plan} letters={lettersOf(view)} />
      {held && <circle className="held" cx={held.x} cy={held.y} r={arm * 0.6} />}
      <path
        className="cross"
        d={`M${crosshair.x - arm} ${crosshair.y}h${arm * 2}M${crosshair.x} ${crosshair.y - arm}v${arm * 2}`}
      />
      {handlesOf(plan, tool).map(({ name, x, y }) => (
        <circle key={name} className="handle" data-handle={name} cx={x} cy={y} r={arm} />
      ))}
    </>
  );
}

const DrawnLines = memo(function DrawnLines({ plan, letters }: { plan: FencePlan; letters: number }) {
  return drawShapes(drawLines(plan, letters));
});
