import { gateLabel } from '../../../src/shared/fence/labels.ts';
import { gateWidths, type Plan } from '../../../src/shared/fence/plan.ts';
import { describePlan } from '../../../src/shared/fence/sentences.ts';

const tools = [
  ['draw', 'Draw'],
  ['move', 'Move'],
  ['gate', 'Gate'],
  ['remove', 'Remove'],
] as const;

const actions = [
  ['undo', 'Undo'],
  ['redo', 'Redo'],
  ['end-line', 'End line'],
  ['zoom-in', 'Zoom in'],
  ['zoom-out', 'Zoom out'],
  ['fit', 'Fit'],
] as const;

/** The sketch that draws the same plan by taps, drags and keys; only a script can show it. */
export function SketchPart({ plan }: { plan: Plan }) {
  return (
    <section className="price-part price-sketch" data-price="sketcher" aria-labelledby="sketcher-heading">
      <button
        className="button button--quiet"
        type="button"
        data-do="sketch"
        aria-expanded="false"
        aria-controls="sketch"
      >
        Draw it instead
      </button>
      <div id="sketch" data-price="sketch-sheet" hidden>
        <h2 id="sketcher-heading">Draw it</h2>
        <SketchTools />
        <p className="price-part__hint" data-price="hint" />
        <div
          className="price-sketch__frame"
          data-price="frame"
          role="application"
          aria-label="Sketch of your fence"
          aria-describedby="sketch-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
          tabIndex={0}
        >
          <svg className="drawing price-sketch__surface" data-price="surface" aria-hidden="true" />
        </div>
        {/* From the sketch the price is one Tab away, however many gates are listed below. */}
        <button className="button button--quiet" type="submit" name="do" value="show">
          Show the price
        </button>
        <p className="price-part__hint price-sketch__keys" id="sketch-keys">
          Keys: the arrows move the crosshair 1 ft, or 10 ft with Shift. Enter does what a tap does. Page Up and Page
          Down jump from corner to corner. With the Gate or Remove tool, Page Up and Page Down also stop at the gates
          and in the middle of each side. D, M, G and R pick the tool. Escape ends the line, or puts back a corner that
          you are moving. You can also skip the drawing and fill in the boxes for sides and gates on this page.
        </p>
        <ul className="price-facts" data-price="sketch-facts">
          {describePlan(plan).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SketchTools() {
  return (
    <div className="price-sketch__tools">
      <fieldset className="choices">
        <legend className="unseen">Tool</legend>
        <div className="choices__list">
          {tools.map(([tool, label]) => (
            <label className="choice" key={tool}>
              <input type="radio" name="tool" value={tool} defaultChecked={tool === 'draw'} />
              <span>{label}</span>
            </label>
          ))}
          <select className="field__control" data-price="gate-width" aria-label="Width of the gate" defaultValue="48">
            {gateWidths.map((width) => (
              <option key={width} value={width}>
                {gateLabel(width)}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      <div className="choices__list">
        {actions.map(([action, label]) => (
          <button className="price-sketch__action" type="button" key={action} data-do={action}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
