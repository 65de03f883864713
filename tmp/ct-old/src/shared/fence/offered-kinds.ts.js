import { heightsOf, kindNames } from "./kinds.ts";
function offeredHeights(kind, { kinds }) {
  const { offered, heights } = kinds[kind];
  return offered ? heightsOf(kind).filter((height) => (heights[height]?.perFoot ?? null) !== null) : [];
}
const offeredKinds = (prices) => kindNames.filter((kind) => offeredHeights(kind, prices).length > 0);
export {
  offeredHeights,
  offeredKinds
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9vZmZlcmVkLWtpbmRzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxXQUEwQixpQkFBaUI7QUFJN0MsU0FBUyxlQUFlLE1BQWdCLEVBQUUsTUFBTSxHQUF5QjtBQUM5RSxRQUFNLEVBQUUsU0FBUyxRQUFRLElBQUksTUFBTSxJQUFJO0FBQ3ZDLFNBQU8sVUFBVSxVQUFVLElBQUksRUFBRSxPQUFPLENBQUMsWUFBWSxRQUFRLE1BQU0sR0FBRyxXQUFXLFVBQVUsSUFBSSxJQUFJLENBQUM7QUFDdEc7QUFHTyxNQUFNLGVBQWUsQ0FBQyxXQUMzQixVQUFVLE9BQU8sQ0FBQyxTQUFTLGVBQWUsTUFBTSxNQUFNLEVBQUUsU0FBUyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//4060cf88d82bcc12e513f4b090b9ddba807244a5
