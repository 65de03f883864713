import { useEffect, useRef, useState } from "react";
import { clearDraft, clearValues } from "./draft.ts";
import { focusFirst, keepDraft, readAnswer, readInput, sendForm, takeUpDraft } from "./form-sending.ts";
import { ResponseError } from "./request.ts";
import { startStamp } from "./stamp.ts";
function useForm({ path, anchor, check, draft, state, onSent, onFailed }) {
  const [phase, setPhase] = useState("idle");
  const [fields, setFields] = useState(state?.fields ?? {});
  const [reference, setReference] = useState(state?.reference);
  const [problem, setProblem] = useState(state?.message);
  const form = useRef(null);
  const stamp = useStamp();
  useEffect(() => {
    if (state?.reference) clearDraft(draft);
    else if (form.current) takeUpDraft(form.current, draft);
  }, [draft, state]);
  useOutcomeInSight(form, phase);
  async function submit(form2) {
    const input = readInput(form2);
    const checked = check?.(input) ?? { value: input };
    setFields(checked.fields ?? {});
    setProblem(void 0);
    if (checked.fields) return focusFirst(form2, checked.fields);
    setReference(void 0);
    setPhase("submitting");
    try {
      const body = { ...input, ...checked.value };
      await succeed(form2, await sendForm(form2, { path, draft, body, headers: await stamp.carry() }));
    } catch (error) {
      fail(error);
    } finally {
      setPhase("idle");
    }
  }
  async function succeed(form2, response) {
    clearDraft(draft);
    clearValues(form2);
    const { reference: reference2, photoToken } = await readAnswer(response);
    setReference(reference2);
    onSent(form2, photoToken);
  }
  function fail(error) {
    const body = error instanceof ResponseError ? error.body : void 0;
    setFields(body?.fields ?? {});
    setProblem(body?.message ?? "");
    onFailed();
  }
  return {
    phase,
    fields,
    /** The code of the request that was stored last, to show in place. */
    reference,
    /** The server's words after a failure, empty when it gave none, `undefined` when all is well. */
    problem,
    formProps: {
      ref: form,
      action: `${path}#${anchor}`,
      method: "post",
      noValidate: true,
      onInput: (event) => keepDraft(event.currentTarget, draft),
      onSubmit: (event) => {
        event.preventDefault();
        if (phase === "idle") void submit(event.currentTarget);
      }
    }
  };
}
function useStamp() {
  const stamp = useRef(void 0);
  useEffect(() => {
    stamp.current = startStamp();
  }, []);
  return { carry: async () => await stamp.current?.carry() ?? {} };
}
function useOutcomeInSight(form, phase) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (phase === "submitting") isBegun.current = true;
    else if (isBegun.current && form.current) showOutcome(form.current);
  }, [form, phase]);
}
function showOutcome(form) {
  const wrong = form.querySelector('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  if (wrong) wrong.scrollIntoView({ block: "center" });
  else form.querySelector('[role="status"]')?.scrollIntoView({ block: "nearest" });
}
export {
  useForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91c2UtZm9ybS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsV0FBVyxRQUFRLGdCQUFnQjtBQUc1QyxTQUFTLFlBQVksbUJBQW1CO0FBQ3hDLFNBQVMsWUFBWSxXQUFXLFlBQVksV0FBVyxVQUFVLG1CQUFtQjtBQUNwRixTQUFTLHFCQUFxQjtBQUM5QixTQUFxQixrQkFBa0I7QUF3QmhDLFNBQVMsUUFBUSxFQUFFLE1BQU0sUUFBUSxPQUFPLE9BQU8sT0FBTyxRQUFRLFNBQVMsR0FBZ0I7QUFDNUYsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJLFNBQW9CLE1BQU07QUFDcEQsUUFBTSxDQUFDLFFBQVEsU0FBUyxJQUFJLFNBQXdCLE9BQU8sVUFBVSxDQUFDLENBQUM7QUFDdkUsUUFBTSxDQUFDLFdBQVcsWUFBWSxJQUFJLFNBQVMsT0FBTyxTQUFTO0FBQzNELFFBQU0sQ0FBQyxTQUFTLFVBQVUsSUFBSSxTQUFTLE9BQU8sT0FBTztBQUNyRCxRQUFNLE9BQU8sT0FBd0IsSUFBSTtBQUN6QyxRQUFNLFFBQVEsU0FBUztBQUV2QixZQUFVLE1BQU07QUFDZCxRQUFJLE9BQU8sVUFBVyxZQUFXLEtBQUs7QUFBQSxhQUM3QixLQUFLLFFBQVMsYUFBWSxLQUFLLFNBQVMsS0FBSztBQUFBLEVBQ3hELEdBQUcsQ0FBQyxPQUFPLEtBQUssQ0FBQztBQUNqQixvQkFBa0IsTUFBTSxLQUFLO0FBRTdCLGlCQUFlLE9BQU9BLE9BQXNDO0FBQzFELFVBQU0sUUFBUSxVQUFVQSxLQUFJO0FBQzVCLFVBQU0sVUFBVSxRQUFRLEtBQUssS0FBSyxFQUFFLE9BQU8sTUFBTTtBQUNqRCxjQUFVLFFBQVEsVUFBVSxDQUFDLENBQUM7QUFDOUIsZUFBVyxNQUFTO0FBQ3BCLFFBQUksUUFBUSxPQUFRLFFBQU8sV0FBV0EsT0FBTSxRQUFRLE1BQU07QUFDMUQsaUJBQWEsTUFBUztBQUN0QixhQUFTLFlBQVk7QUFDckIsUUFBSTtBQUNGLFlBQU0sT0FBTyxFQUFFLEdBQUcsT0FBTyxHQUFJLFFBQVEsTUFBaUI7QUFDdEQsWUFBTSxRQUFRQSxPQUFNLE1BQU0sU0FBU0EsT0FBTSxFQUFFLE1BQU0sT0FBTyxNQUFNLFNBQVMsTUFBTSxNQUFNLE1BQU0sRUFBRSxDQUFDLENBQUM7QUFBQSxJQUMvRixTQUFTLE9BQU87QUFDZCxXQUFLLEtBQUs7QUFBQSxJQUNaLFVBQUU7QUFDQSxlQUFTLE1BQU07QUFBQSxJQUNqQjtBQUFBLEVBQ0Y7QUFFQSxpQkFBZSxRQUFRQSxPQUF1QixVQUFtQztBQUMvRSxlQUFXLEtBQUs7QUFDaEIsZ0JBQVlBLEtBQUk7QUFDaEIsVUFBTSxFQUFFLFdBQUFDLFlBQVcsV0FBVyxJQUFJLE1BQU0sV0FBVyxRQUFRO0FBQzNELGlCQUFhQSxVQUFTO0FBQ3RCLFdBQU9ELE9BQU0sVUFBVTtBQUFBLEVBQ3pCO0FBRUEsV0FBUyxLQUFLLE9BQXNCO0FBQ2xDLFVBQU0sT0FBTyxpQkFBaUIsZ0JBQWdCLE1BQU0sT0FBTztBQUMzRCxjQUFVLE1BQU0sVUFBVSxDQUFDLENBQUM7QUFDNUIsZUFBVyxNQUFNLFdBQVcsRUFBRTtBQUM5QixhQUFTO0FBQUEsRUFDWDtBQUVBLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQTtBQUFBO0FBQUEsSUFFQTtBQUFBO0FBQUEsSUFFQTtBQUFBLElBQ0EsV0FBVztBQUFBLE1BQ1QsS0FBSztBQUFBLE1BQ0wsUUFBUSxHQUFHLElBQUksSUFBSSxNQUFNO0FBQUEsTUFDekIsUUFBUTtBQUFBLE1BQ1IsWUFBWTtBQUFBLE1BQ1osU0FBUyxDQUFDLFVBQTRDLFVBQVUsTUFBTSxlQUFlLEtBQUs7QUFBQSxNQUMxRixVQUFVLENBQUMsVUFBNEM7QUFDckQsY0FBTSxlQUFlO0FBQ3JCLFlBQUksVUFBVSxPQUFRLE1BQUssT0FBTyxNQUFNLGFBQWE7QUFBQSxNQUN2RDtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0Y7QUFHQSxTQUFTLFdBQWtCO0FBQ3pCLFFBQU0sUUFBUSxPQUFjLE1BQVM7QUFDckMsWUFBVSxNQUFNO0FBQ2QsVUFBTSxVQUFVLFdBQVc7QUFBQSxFQUM3QixHQUFHLENBQUMsQ0FBQztBQUNMLFNBQU8sRUFBRSxPQUFPLFlBQWEsTUFBTSxNQUFNLFNBQVMsTUFBTSxLQUFNLENBQUMsRUFBRTtBQUNuRTtBQUdBLFNBQVMsa0JBQWtCLE1BQStDLE9BQXdCO0FBQ2hHLFFBQU0sVUFBVSxPQUFPLEtBQUs7QUFDNUIsWUFBVSxNQUFNO0FBQ2QsUUFBSSxVQUFVLGFBQWMsU0FBUSxVQUFVO0FBQUEsYUFDckMsUUFBUSxXQUFXLEtBQUssUUFBUyxhQUFZLEtBQUssT0FBTztBQUFBLEVBQ3BFLEdBQUcsQ0FBQyxNQUFNLEtBQUssQ0FBQztBQUNsQjtBQUdBLFNBQVMsWUFBWSxNQUE2QjtBQUNoRCxRQUFNLFFBQVEsS0FBSyxjQUEyQix1QkFBdUI7QUFDckUsU0FBTyxNQUFNLEVBQUUsZUFBZSxLQUFLLENBQUM7QUFDcEMsTUFBSSxNQUFPLE9BQU0sZUFBZSxFQUFFLE9BQU8sU0FBUyxDQUFDO0FBQUEsTUFDOUMsTUFBSyxjQUFjLGlCQUFpQixHQUFHLGVBQWUsRUFBRSxPQUFPLFVBQVUsQ0FBQztBQUNqRjsiLAogICJuYW1lcyI6IFsiZm9ybSIsICJyZWZlcmVuY2UiXQp9Cg==

//e2f9480c4f2dcfa67b88e945f06cbaf9a638c24d
