const stepsAtMost = 50;
const startHistory = (present) => ({ past: [], present, future: [] });
function recordStep({ past, present }, next) {
  return { past: [...past, present].slice(-stepsAtMost), present: next, future: [] };
}
function undo(history) {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === void 0 ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}
function redo(history) {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  return after === void 0 ? history : { past: [...past, present], present: after, future: rest };
}
export {
  recordStep,
  redo,
  startHistory,
  undo
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9oaXN0b3J5LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBT0EsTUFBTSxjQUFjO0FBR2IsTUFBTSxlQUFlLENBQVMsYUFBc0MsRUFBRSxNQUFNLENBQUMsR0FBRyxTQUFTLFFBQVEsQ0FBQyxFQUFFO0FBR3BHLFNBQVMsV0FBbUIsRUFBRSxNQUFNLFFBQVEsR0FBb0IsTUFBK0I7QUFDcEcsU0FBTyxFQUFFLE1BQU0sQ0FBQyxHQUFHLE1BQU0sT0FBTyxFQUFFLE1BQU0sQ0FBQyxXQUFXLEdBQUcsU0FBUyxNQUFNLFFBQVEsQ0FBQyxFQUFFO0FBQ25GO0FBR08sU0FBUyxLQUFhLFNBQTJDO0FBQ3RFLFFBQU0sRUFBRSxNQUFNLFNBQVMsT0FBTyxJQUFJO0FBQ2xDLFFBQU0sU0FBUyxLQUFLLEdBQUcsRUFBRTtBQUN6QixTQUFPLFdBQVcsU0FBWSxVQUFVLEVBQUUsTUFBTSxLQUFLLE1BQU0sR0FBRyxFQUFFLEdBQUcsU0FBUyxRQUFRLFFBQVEsQ0FBQyxTQUFTLEdBQUcsTUFBTSxFQUFFO0FBQ25IO0FBR08sU0FBUyxLQUFhLFNBQTJDO0FBQ3RFLFFBQU0sRUFBRSxNQUFNLFNBQVMsT0FBTyxJQUFJO0FBQ2xDLFFBQU0sQ0FBQyxPQUFPLEdBQUcsSUFBSSxJQUFJO0FBQ3pCLFNBQU8sVUFBVSxTQUFZLFVBQVUsRUFBRSxNQUFNLENBQUMsR0FBRyxNQUFNLE9BQU8sR0FBRyxTQUFTLE9BQU8sUUFBUSxLQUFLO0FBQ2xHOyIsCiAgIm5hbWVzIjogW10KfQo=

//fa20dd51df0cfc03be6d5d875d6878a54c39dc73
