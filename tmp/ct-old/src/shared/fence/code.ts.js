import { letters } from "./encode.ts";
import { kindNames, kinds } from "./kinds.ts";
import { planSchema } from "./plan-schema.ts";
import { encodePlan } from "./encode.ts";
const codeLimit = 512;
function decodePlan(code) {
  if (code.length > codeLimit || !/^1(\.[a-z0-9-]+){3,9}$/.test(code)) return;
  const [, fence = "", answers = "", removal = "", ...lines] = code.split(".");
  const [, kind, height, finish = ""] = /^([a-z]{2})(\d{2})([a-z])$/.exec(fence) ?? [];
  const old = /^([ls])(\d{1,4})?$/.exec(removal);
  if (answers.length !== 4 || !old && removal !== "0") return;
  return planSchema.safeParse({
    v: 1,
    kind: kindNames.find((name) => kinds[name].code === kind),
    height: Number(height),
    finish: wordOf("finish", finish),
    property: wordOf("property", answers[0]),
    slope: wordOf("slope", answers[1]),
    ground: wordOf("ground", answers[2]),
    measured: wordOf("measured", answers[3]),
    old: old && { kind: wordOf("old", old[1]), feet: old[2] ? Number(old[2]) : null },
    lines: lines.map(decodeLine)
  }).data;
}
function wordOf(answer, letter) {
  return Object.entries(letters[answer]).find(([, known]) => known === letter)?.[0];
}
function decodeLine(text) {
  const found = /^x(-?\d{1,4})y(-?\d{1,4})((?:r\d{1,4}(?:t-?\d{1,3})?(?:g\d{2,3}a\d{1,4})*)+)(z?)$/.exec(text);
  if (!found) return;
  const runs = found[3]?.split("r").slice(1) ?? [];
  return { x: toInteger(found[1]), y: toInteger(found[2]), closed: found[4] === "z", runs: runs.map(decodeRun) };
}
function decodeRun(text) {
  const [length = "", ...gates] = text.split("g");
  const [feet, turn] = length.split("t");
  return {
    feet: toInteger(feet),
    turn: toInteger(turn ?? "0"),
    gates: gates.map((gate) => gate.split("a").map(toInteger)).map(([width, at]) => ({ width, at }))
  };
}
function toInteger(text) {
  return Number(text) || 0;
}
export {
  decodePlan,
  encodePlan
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9jb2RlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxlQUFlO0FBQ3hCLFNBQXdCLFdBQVcsYUFBYTtBQUVoRCxTQUFTLGtCQUFrQjtBQUUzQixTQUFTLGtCQUFrQjtBQUczQixNQUFNLFlBQVk7QUFHWCxTQUFTLFdBQVcsTUFBZ0M7QUFDekQsTUFBSSxLQUFLLFNBQVMsYUFBYSxDQUFDLHlCQUF5QixLQUFLLElBQUksRUFBRztBQUNyRSxRQUFNLENBQUMsRUFBRSxRQUFRLElBQUksVUFBVSxJQUFJLFVBQVUsSUFBSSxHQUFHLEtBQUssSUFBSSxLQUFLLE1BQU0sR0FBRztBQUMzRSxRQUFNLENBQUMsRUFBRSxNQUFNLFFBQVEsU0FBUyxFQUFFLElBQUksNkJBQTZCLEtBQUssS0FBSyxLQUFLLENBQUM7QUFDbkYsUUFBTSxNQUFNLHFCQUFxQixLQUFLLE9BQU87QUFDN0MsTUFBSSxRQUFRLFdBQVcsS0FBTSxDQUFDLE9BQU8sWUFBWSxJQUFNO0FBQ3ZELFNBQU8sV0FBVyxVQUFVO0FBQUEsSUFDMUIsR0FBRztBQUFBLElBQ0gsTUFBTSxVQUFVLEtBQUssQ0FBQyxTQUFtQixNQUFNLElBQUksRUFBRSxTQUFTLElBQUk7QUFBQSxJQUNsRSxRQUFRLE9BQU8sTUFBTTtBQUFBLElBQ3JCLFFBQVEsT0FBTyxVQUFVLE1BQU07QUFBQSxJQUMvQixVQUFVLE9BQU8sWUFBWSxRQUFRLENBQUMsQ0FBQztBQUFBLElBQ3ZDLE9BQU8sT0FBTyxTQUFTLFFBQVEsQ0FBQyxDQUFDO0FBQUEsSUFDakMsUUFBUSxPQUFPLFVBQVUsUUFBUSxDQUFDLENBQUM7QUFBQSxJQUNuQyxVQUFVLE9BQU8sWUFBWSxRQUFRLENBQUMsQ0FBQztBQUFBLElBQ3ZDLEtBQUssT0FBTyxFQUFFLE1BQU0sT0FBTyxPQUFPLElBQUksQ0FBQyxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUMsSUFBSSxPQUFPLElBQUksQ0FBQyxDQUFDLElBQUksS0FBSztBQUFBLElBQ2hGLE9BQU8sTUFBTSxJQUFJLFVBQVU7QUFBQSxFQUM3QixDQUFDLEVBQUU7QUFDTDtBQUVBLFNBQVMsT0FBTyxRQUE4QixRQUFnRDtBQUM1RixTQUFPLE9BQU8sUUFBUSxRQUFRLE1BQU0sQ0FBQyxFQUFFLEtBQUssQ0FBQyxDQUFDLEVBQUUsS0FBSyxNQUFNLFVBQVUsTUFBTSxJQUFJLENBQUM7QUFDbEY7QUFHQSxTQUFTLFdBQVcsTUFBYztBQUNoQyxRQUFNLFFBQVEsb0ZBQW9GLEtBQUssSUFBSTtBQUMzRyxNQUFJLENBQUMsTUFBTztBQUNaLFFBQU0sT0FBTyxNQUFNLENBQUMsR0FBRyxNQUFNLEdBQUcsRUFBRSxNQUFNLENBQUMsS0FBSyxDQUFDO0FBQy9DLFNBQU8sRUFBRSxHQUFHLFVBQVUsTUFBTSxDQUFDLENBQUMsR0FBRyxHQUFHLFVBQVUsTUFBTSxDQUFDLENBQUMsR0FBRyxRQUFRLE1BQU0sQ0FBQyxNQUFNLEtBQUssTUFBTSxLQUFLLElBQUksU0FBUyxFQUFFO0FBQy9HO0FBRUEsU0FBUyxVQUFVLE1BQWM7QUFDL0IsUUFBTSxDQUFDLFNBQVMsSUFBSSxHQUFHLEtBQUssSUFBSSxLQUFLLE1BQU0sR0FBRztBQUM5QyxRQUFNLENBQUMsTUFBTSxJQUFJLElBQUksT0FBTyxNQUFNLEdBQUc7QUFDckMsU0FBTztBQUFBLElBQ0wsTUFBTSxVQUFVLElBQUk7QUFBQSxJQUNwQixNQUFNLFVBQVUsUUFBUSxHQUFHO0FBQUEsSUFDM0IsT0FBTyxNQUFNLElBQUksQ0FBQyxTQUFTLEtBQUssTUFBTSxHQUFHLEVBQUUsSUFBSSxTQUFTLENBQUMsRUFBRSxJQUFJLENBQUMsQ0FBQyxPQUFPLEVBQUUsT0FBTyxFQUFFLE9BQU8sR0FBRyxFQUFFO0FBQUEsRUFDakc7QUFDRjtBQUdBLFNBQVMsVUFBVSxNQUFrQztBQUNuRCxTQUFPLE9BQU8sSUFBSSxLQUFLO0FBQ3pCOyIsCiAgIm5hbWVzIjogW10KfQo=

//f5020358e65093962a7e4bda68af37dc19d4e991
