import { pricePerFoot } from "./price.ts";
import { financingSentence, minimumSentence, poolNote, unpricedNote, widthSentence } from "./result-words.ts";
import { perFootSentence, rangeOf, summarize } from "./sentences.ts";
function resultLines(plan, price, prices) {
  const none = {
    isRange: false,
    summary: "",
    payment: "",
    notes: plan.kind === "aluminum-pool" ? `A pool fence has to pass inspection. ${poolNote}` : ""
  };
  if (price.status === "empty") {
    const perFoot = pricePerFoot(plan, prices);
    return { ...none, range: perFoot ? perFootSentence(plan, perFoot) : unpricedNote };
  }
  const summary = summarize(plan);
  if (price.status === "unpriced") return { ...none, summary, range: unpricedNote };
  const notes = [widthSentence(plan, prices), minimumSentence(price), none.notes].filter(Boolean).join(" ");
  const payment = financingSentence(price, prices.financing) ?? "";
  return { range: rangeOf(price), isRange: true, summary, notes, payment };
}
export {
  resultLines
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9yZXN1bHQtbGluZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUEyQixvQkFBb0I7QUFFL0MsU0FBUyxtQkFBbUIsaUJBQWlCLFVBQVUsY0FBYyxxQkFBcUI7QUFDMUYsU0FBUyxpQkFBaUIsU0FBUyxpQkFBaUI7QUFlN0MsU0FBUyxZQUFZLE1BQVksT0FBb0IsUUFBaUM7QUFDM0YsUUFBTSxPQUFPO0FBQUEsSUFDWCxTQUFTO0FBQUEsSUFDVCxTQUFTO0FBQUEsSUFDVCxTQUFTO0FBQUEsSUFDVCxPQUFPLEtBQUssU0FBUyxrQkFBa0Isd0NBQXdDLFFBQVEsS0FBSztBQUFBLEVBQzlGO0FBQ0EsTUFBSSxNQUFNLFdBQVcsU0FBUztBQUM1QixVQUFNLFVBQVUsYUFBYSxNQUFNLE1BQU07QUFDekMsV0FBTyxFQUFFLEdBQUcsTUFBTSxPQUFPLFVBQVUsZ0JBQWdCLE1BQU0sT0FBTyxJQUFJLGFBQWE7QUFBQSxFQUNuRjtBQUNBLFFBQU0sVUFBVSxVQUFVLElBQUk7QUFDOUIsTUFBSSxNQUFNLFdBQVcsV0FBWSxRQUFPLEVBQUUsR0FBRyxNQUFNLFNBQVMsT0FBTyxhQUFhO0FBQ2hGLFFBQU0sUUFBUSxDQUFDLGNBQWMsTUFBTSxNQUFNLEdBQUcsZ0JBQWdCLEtBQUssR0FBRyxLQUFLLEtBQUssRUFBRSxPQUFPLE9BQU8sRUFBRSxLQUFLLEdBQUc7QUFDeEcsUUFBTSxVQUFVLGtCQUFrQixPQUFPLE9BQU8sU0FBUyxLQUFLO0FBQzlELFNBQU8sRUFBRSxPQUFPLFFBQVEsS0FBSyxHQUFHLFNBQVMsTUFBTSxTQUFTLE9BQU8sUUFBUTtBQUN6RTsiLAogICJuYW1lcyI6IFtdCn0K

//2ed54c22c727bc929773c16bf13463572d2d6ff7
