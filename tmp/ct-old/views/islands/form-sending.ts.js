import { honeypotName } from "../../src/shared/honeypot.ts";
import { clearDraft, readDraft, readValues, restoreValues, writeDraft } from "./draft.ts";
import { postJson } from "./request.ts";
import { visitHeaders } from "./visit.ts";
const answerLimitMs = 3e4;
function sendForm(form, { path, draft, body, headers }) {
  const all = { ...takeKey(form, draft), ...visitHeaders(), ...headers };
  return postJson(path, body, all, AbortSignal.timeout(answerLimitMs));
}
function takeUpDraft(form, draft) {
  restoreValues(form, readDraft(draft)?.values ?? {});
  keepDraft(form, draft);
}
function keepDraft(form, draft) {
  const values = readValues(form);
  const isEmpty = Object.entries(values).every(([name, value]) => value === "" || isSelect(form, name));
  const { key } = readDraft(draft) ?? {};
  if (isEmpty) clearDraft(draft);
  else writeDraft(draft, { values, ...key && { key } });
}
function isSelect(form, name) {
  return form.elements.namedItem(name) instanceof HTMLSelectElement;
}
function readInput(form) {
  const entries = Array.from(new FormData(form));
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === "string" && (name !== honeypotName || value !== ""))
  );
}
function takeKey(form, draft) {
  const key = readDraft(draft)?.key ?? makeKey();
  writeDraft(draft, { values: readValues(form), key });
  return { "idempotency-key": key };
}
function makeKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function readAnswer(response) {
  try {
    const { reference, photoToken } = await response.json();
    return {
      ...typeof reference === "string" && { reference },
      ...typeof photoToken === "string" && { photoToken }
    };
  } catch {
    return {};
  }
}
function focusFirst(form, fields) {
  const controls = Array.from(form.elements);
  const first = controls.find(({ name }) => name in fields);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}
export {
  focusFirst,
  keepDraft,
  readAnswer,
  readInput,
  sendForm,
  takeUpDraft
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9mb3JtLXNlbmRpbmcudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLFlBQVksV0FBVyxZQUFZLGVBQWUsa0JBQWtCO0FBQzdFLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsb0JBQW9CO0FBSzdCLE1BQU0sZ0JBQWdCO0FBV2YsU0FBUyxTQUFTLE1BQXVCLEVBQUUsTUFBTSxPQUFPLE1BQU0sUUFBUSxHQUE0QjtBQUN2RyxRQUFNLE1BQU0sRUFBRSxHQUFHLFFBQVEsTUFBTSxLQUFLLEdBQUcsR0FBRyxhQUFhLEdBQUcsR0FBRyxRQUFRO0FBQ3JFLFNBQU8sU0FBUyxNQUFNLE1BQU0sS0FBSyxZQUFZLFFBQVEsYUFBYSxDQUFDO0FBQ3JFO0FBR08sU0FBUyxZQUFZLE1BQXVCLE9BQXFCO0FBQ3RFLGdCQUFjLE1BQU0sVUFBVSxLQUFLLEdBQUcsVUFBVSxDQUFDLENBQUM7QUFDbEQsWUFBVSxNQUFNLEtBQUs7QUFDdkI7QUFHTyxTQUFTLFVBQVUsTUFBdUIsT0FBcUI7QUFDcEUsUUFBTSxTQUFTLFdBQVcsSUFBSTtBQUM5QixRQUFNLFVBQVUsT0FBTyxRQUFRLE1BQU0sRUFBRSxNQUFNLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxVQUFVLE1BQU0sU0FBUyxNQUFNLElBQUksQ0FBQztBQUNwRyxRQUFNLEVBQUUsSUFBSSxJQUFJLFVBQVUsS0FBSyxLQUFLLENBQUM7QUFDckMsTUFBSSxRQUFTLFlBQVcsS0FBSztBQUFBLE1BQ3hCLFlBQVcsT0FBTyxFQUFFLFFBQVEsR0FBSSxPQUFPLEVBQUUsSUFBSSxFQUFHLENBQUM7QUFDeEQ7QUFFQSxTQUFTLFNBQVMsTUFBdUIsTUFBdUI7QUFDOUQsU0FBTyxLQUFLLFNBQVMsVUFBVSxJQUFJLGFBQWE7QUFDbEQ7QUFHTyxTQUFTLFVBQVUsTUFBZ0Q7QUFDeEUsUUFBTSxVQUFVLE1BQU0sS0FBSyxJQUFJLFNBQVMsSUFBSSxDQUFDO0FBQzdDLFNBQU8sT0FBTztBQUFBLElBQ1osUUFBUSxPQUFPLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxPQUFPLFVBQVUsYUFBYSxTQUFTLGdCQUFnQixVQUFVLEdBQUc7QUFBQSxFQUN4RztBQUNGO0FBR0EsU0FBUyxRQUFRLE1BQXVCLE9BQXVDO0FBQzdFLFFBQU0sTUFBTSxVQUFVLEtBQUssR0FBRyxPQUFPLFFBQVE7QUFDN0MsYUFBVyxPQUFPLEVBQUUsUUFBUSxXQUFXLElBQUksR0FBRyxJQUFJLENBQUM7QUFDbkQsU0FBTyxFQUFFLG1CQUFtQixJQUFJO0FBQ2xDO0FBR0EsU0FBUyxVQUFrQjtBQUN6QixTQUFPLE1BQU0sS0FBSyxPQUFPLGdCQUFnQixJQUFJLFdBQVcsRUFBRSxDQUFDLEdBQUcsQ0FBQyxTQUFTLEtBQUssU0FBUyxFQUFFLEVBQUUsU0FBUyxHQUFHLEdBQUcsQ0FBQyxFQUFFLEtBQUssRUFBRTtBQUNySDtBQUdBLGVBQXNCLFdBQVcsVUFBMEU7QUFDekcsTUFBSTtBQUNGLFVBQU0sRUFBRSxXQUFXLFdBQVcsSUFBSSxNQUFNLFNBQVMsS0FBSztBQUN0RCxXQUFPO0FBQUEsTUFDTCxHQUFJLE9BQU8sY0FBYyxZQUFZLEVBQUUsVUFBVTtBQUFBLE1BQ2pELEdBQUksT0FBTyxlQUFlLFlBQVksRUFBRSxXQUFXO0FBQUEsSUFDckQ7QUFBQSxFQUNGLFFBQVE7QUFDTixXQUFPLENBQUM7QUFBQSxFQUNWO0FBQ0Y7QUFHTyxTQUFTLFdBQVcsTUFBdUIsUUFBNkI7QUFDN0UsUUFBTSxXQUFXLE1BQU0sS0FBSyxLQUFLLFFBQVE7QUFDekMsUUFBTSxRQUFRLFNBQVMsS0FBSyxDQUFDLEVBQUUsS0FBSyxNQUFNLFFBQVEsTUFBTTtBQUN4RCxTQUFPLE1BQU0sRUFBRSxlQUFlLEtBQUssQ0FBQztBQUNwQyxTQUFPLGVBQWUsRUFBRSxPQUFPLFNBQVMsQ0FBQztBQUMzQzsiLAogICJuYW1lcyI6IFtdCn0K

//9c03ab64719468869d07a9641e0a1dc7c35638e3
