import * as initial from "./001-initial.ts";
const migrations = {
  "001-initial": initial
};
export {
  migrations
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL21pZ3JhdGlvbnMvaW5kZXgudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLGFBQWE7QUFlbEIsTUFBTSxhQUF3QztBQUFBLEVBQ25ELGVBQWU7QUFDakI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3d5ec9e3b31ca8d6c39ccab402d24cd1df79e078
