import type { Point } from '../../../src/shared/fence/geometry.ts';
import { type GateWidth, most } from '../../../src/shared/fence/plan.ts';
import { placeWords } from '../../../src/shared/fence/sentences.ts';
import { drag, forgetGone, type Tool, tap } from './sketch-tools.ts';
import { change, planBefore, planOf, type State, say, sayRefusal } from './state.ts';

/** What can happen in the sketch; places are in feet. */
export type SketchAction =
  /** @property told what is said of it, when it was chosen by a key */
  | { do: 'take-tool'; tool: Tool; told?: string }
  | { do: 'tap'; place: Point; reach: number; width: GateWidth }
  | { do: 'drag'; handle: string; place: Point }
  /** The end of a drag; of a handle that was only tapped no name comes. */
  | { do: 'drop'; handle: string }
  | { do: 'end-line' }
  | { do: 'move-crosshair'; to: Point };

/** The crosshair's place is said sooner than a change: nothing else is waited for. */
const crosshairMs = 400;

/** The planner after something happened in the sketch. */
export function reduceSketch(state: State, action: SketchAction): State {
  const { sketch } = state;
  switch (action.do) {
    case 'take-tool': {
      const taken = { ...state, sketch: { ...sketch, tool: { tool: action.tool }, refusal: '' } };
      return action.told ? say(taken, action.told, crosshairMs) : taken;
    }
    case 'tap':
      return takeTap(state, action);
    case 'drag': {
      const command = drag(planBefore(state, 'drag'), sketch.tool, action.handle, action.place);
      return command ? change(state, command, { control: 'drag' }).state : state;
    }
    case 'drop': {
      const { lines } = planOf(state);
      const settled = { ...state, session: undefined };
      if (action.handle !== 'start') return settled;
      return { ...settled, sketch: { ...sketch, tool: { tool: 'draw', line: lines.length - 1 } } };
    }
    case 'end-line': {
      const { tool, line, start, picked } = sketch.tool;
      const ended = { ...state, sketch: { ...sketch, tool: { tool } } };
      if (line !== undefined) return say(ended, 'Line ended.');
      return start || picked ? say(ended, 'Dropped.') : ended;
    }
    case 'move-crosshair': {
      const crosshair = { x: inYard(action.to.x), y: inYard(action.to.y) };
      return say({ ...state, sketch: { ...sketch, crosshair } }, placeWords(crosshair.x, crosshair.y), crosshairMs);
    }
  }
}

const inYard = (feet: number): number => Math.max(-most.edge, Math.min(most.edge, feet));

function takeTap(state: State, { place, reach, width }: Extract<SketchAction, { do: 'tap' }>): State {
  const { command, said, next } = tap(planOf(state), state.sketch.tool, place, { reach, width });
  const crosshair = { x: Math.round(place.x), y: Math.round(place.y) };
  const changed = command ? change(state, command) : { state };
  if (changed.refusal !== undefined)
    return sayRefusal({ ...state, sketch: { ...state.sketch, crosshair, refusal: changed.refusal } }, changed.refusal);
  const tool = forgetGone(next, planOf(changed.state));
  const tapped = { ...changed.state, sketch: { tool, crosshair, refusal: '' } };
  return said ? say(tapped, said) : tapped;
}
