import { most } from "../../../src/shared/fence/plan.ts";
import { placeWords } from "../../../src/shared/fence/sentences.ts";
import { drag, forgetGone, tap } from "./sketch-tools.ts";
import { change, planBefore, planOf, say, sayRefusal } from "./state.ts";
const crosshairMs = 400;
function reduceSketch(state, action) {
  const { sketch } = state;
  switch (action.do) {
    case "take-tool": {
      const taken = { ...state, sketch: { ...sketch, tool: { tool: action.tool }, refusal: "" } };
      return action.told ? say(taken, action.told, crosshairMs) : taken;
    }
    case "tap":
      return takeTap(state, action);
    case "drag": {
      const command = drag(planBefore(state, "drag"), sketch.tool, action.handle, action.place);
      return command ? change(state, command, { control: "drag" }).state : state;
    }
    case "drop": {
      const { lines } = planOf(state);
      const settled = { ...state, session: void 0 };
      if (action.handle !== "start") return settled;
      return { ...settled, sketch: { ...sketch, tool: { tool: "draw", line: lines.length - 1 } } };
    }
    case "end-line": {
      const { tool, line, start, picked } = sketch.tool;
      const ended = { ...state, sketch: { ...sketch, tool: { tool } } };
      if (line !== void 0) return say(ended, "Line ended.");
      return start || picked ? say(ended, "Dropped.") : ended;
    }
    case "move-crosshair": {
      const crosshair = { x: inYard(action.to.x), y: inYard(action.to.y) };
      return say({ ...state, sketch: { ...sketch, crosshair } }, placeWords(crosshair.x, crosshair.y), crosshairMs);
    }
  }
}
const inYard = (feet) => Math.max(-most.edge, Math.min(most.edge, feet));
function takeTap(state, { place, reach, width }) {
  const { command, said, next } = tap(planOf(state), state.sketch.tool, place, { reach, width });
  const crosshair = { x: Math.round(place.x), y: Math.round(place.y) };
  const changed = command ? change(state, command) : { state };
  if (changed.refusal !== void 0)
    return sayRefusal({ ...state, sketch: { ...state.sketch, crosshair, refusal: changed.refusal } }, changed.refusal);
  const tool = forgetGone(next, planOf(changed.state));
  const tapped = { ...changed.state, sketch: { tool, crosshair, refusal: "" } };
  return said ? say(tapped, said) : tapped;
}
export {
  reduceSketch
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NrZXRjaC1zdGF0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQXlCLFlBQVk7QUFDckMsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxNQUFNLFlBQXVCLFdBQVc7QUFDakQsU0FBUyxRQUFRLFlBQVksUUFBb0IsS0FBSyxrQkFBa0I7QUFjeEUsTUFBTSxjQUFjO0FBR2IsU0FBUyxhQUFhLE9BQWMsUUFBNkI7QUFDdEUsUUFBTSxFQUFFLE9BQU8sSUFBSTtBQUNuQixVQUFRLE9BQU8sSUFBSTtBQUFBLElBQ2pCLEtBQUssYUFBYTtBQUNoQixZQUFNLFFBQVEsRUFBRSxHQUFHLE9BQU8sUUFBUSxFQUFFLEdBQUcsUUFBUSxNQUFNLEVBQUUsTUFBTSxPQUFPLEtBQUssR0FBRyxTQUFTLEdBQUcsRUFBRTtBQUMxRixhQUFPLE9BQU8sT0FBTyxJQUFJLE9BQU8sT0FBTyxNQUFNLFdBQVcsSUFBSTtBQUFBLElBQzlEO0FBQUEsSUFDQSxLQUFLO0FBQ0gsYUFBTyxRQUFRLE9BQU8sTUFBTTtBQUFBLElBQzlCLEtBQUssUUFBUTtBQUNYLFlBQU0sVUFBVSxLQUFLLFdBQVcsT0FBTyxNQUFNLEdBQUcsT0FBTyxNQUFNLE9BQU8sUUFBUSxPQUFPLEtBQUs7QUFDeEYsYUFBTyxVQUFVLE9BQU8sT0FBTyxTQUFTLEVBQUUsU0FBUyxPQUFPLENBQUMsRUFBRSxRQUFRO0FBQUEsSUFDdkU7QUFBQSxJQUNBLEtBQUssUUFBUTtBQUNYLFlBQU0sRUFBRSxNQUFNLElBQUksT0FBTyxLQUFLO0FBQzlCLFlBQU0sVUFBVSxFQUFFLEdBQUcsT0FBTyxTQUFTLE9BQVU7QUFDL0MsVUFBSSxPQUFPLFdBQVcsUUFBUyxRQUFPO0FBQ3RDLGFBQU8sRUFBRSxHQUFHLFNBQVMsUUFBUSxFQUFFLEdBQUcsUUFBUSxNQUFNLEVBQUUsTUFBTSxRQUFRLE1BQU0sTUFBTSxTQUFTLEVBQUUsRUFBRSxFQUFFO0FBQUEsSUFDN0Y7QUFBQSxJQUNBLEtBQUssWUFBWTtBQUNmLFlBQU0sRUFBRSxNQUFNLE1BQU0sT0FBTyxPQUFPLElBQUksT0FBTztBQUM3QyxZQUFNLFFBQVEsRUFBRSxHQUFHLE9BQU8sUUFBUSxFQUFFLEdBQUcsUUFBUSxNQUFNLEVBQUUsS0FBSyxFQUFFLEVBQUU7QUFDaEUsVUFBSSxTQUFTLE9BQVcsUUFBTyxJQUFJLE9BQU8sYUFBYTtBQUN2RCxhQUFPLFNBQVMsU0FBUyxJQUFJLE9BQU8sVUFBVSxJQUFJO0FBQUEsSUFDcEQ7QUFBQSxJQUNBLEtBQUssa0JBQWtCO0FBQ3JCLFlBQU0sWUFBWSxFQUFFLEdBQUcsT0FBTyxPQUFPLEdBQUcsQ0FBQyxHQUFHLEdBQUcsT0FBTyxPQUFPLEdBQUcsQ0FBQyxFQUFFO0FBQ25FLGFBQU8sSUFBSSxFQUFFLEdBQUcsT0FBTyxRQUFRLEVBQUUsR0FBRyxRQUFRLFVBQVUsRUFBRSxHQUFHLFdBQVcsVUFBVSxHQUFHLFVBQVUsQ0FBQyxHQUFHLFdBQVc7QUFBQSxJQUM5RztBQUFBLEVBQ0Y7QUFDRjtBQUVBLE1BQU0sU0FBUyxDQUFDLFNBQXlCLEtBQUssSUFBSSxDQUFDLEtBQUssTUFBTSxLQUFLLElBQUksS0FBSyxNQUFNLElBQUksQ0FBQztBQUV2RixTQUFTLFFBQVEsT0FBYyxFQUFFLE9BQU8sT0FBTyxNQUFNLEdBQWdEO0FBQ25HLFFBQU0sRUFBRSxTQUFTLE1BQU0sS0FBSyxJQUFJLElBQUksT0FBTyxLQUFLLEdBQUcsTUFBTSxPQUFPLE1BQU0sT0FBTyxFQUFFLE9BQU8sTUFBTSxDQUFDO0FBQzdGLFFBQU0sWUFBWSxFQUFFLEdBQUcsS0FBSyxNQUFNLE1BQU0sQ0FBQyxHQUFHLEdBQUcsS0FBSyxNQUFNLE1BQU0sQ0FBQyxFQUFFO0FBQ25FLFFBQU0sVUFBVSxVQUFVLE9BQU8sT0FBTyxPQUFPLElBQUksRUFBRSxNQUFNO0FBQzNELE1BQUksUUFBUSxZQUFZO0FBQ3RCLFdBQU8sV0FBVyxFQUFFLEdBQUcsT0FBTyxRQUFRLEVBQUUsR0FBRyxNQUFNLFFBQVEsV0FBVyxTQUFTLFFBQVEsUUFBUSxFQUFFLEdBQUcsUUFBUSxPQUFPO0FBQ25ILFFBQU0sT0FBTyxXQUFXLE1BQU0sT0FBTyxRQUFRLEtBQUssQ0FBQztBQUNuRCxRQUFNLFNBQVMsRUFBRSxHQUFHLFFBQVEsT0FBTyxRQUFRLEVBQUUsTUFBTSxXQUFXLFNBQVMsR0FBRyxFQUFFO0FBQzVFLFNBQU8sT0FBTyxJQUFJLFFBQVEsSUFBSSxJQUFJO0FBQ3BDOyIsCiAgIm5hbWVzIjogW10KfQo=

//8752ddfb33037513777e421bc282f42b237e14a1
