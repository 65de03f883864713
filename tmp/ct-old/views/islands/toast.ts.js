const shownAtMost = 1;
const removeDelayMs = 1e6;
let toasts = [];
let count = 0;
const listeners = /* @__PURE__ */ new Set();
const removals = /* @__PURE__ */ new Map();
function addToast(input) {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  const id = String(count);
  for (const { id: id2 } of toasts.slice(shownAtMost - 1)) cancelRemoval(id2);
  set([{ variant: "default", ...input, id, open: true }, ...toasts].slice(0, shownAtMost));
  return id;
}
function updateToast(id, change) {
  set(toasts.map((toast) => toast.id === id ? { ...toast, ...change } : toast));
}
function dismissToast(id) {
  for (const toast of toasts) if (id === void 0 || toast.id === id) scheduleRemoval(toast.id);
  set(toasts.map((toast) => id === void 0 || toast.id === id ? { ...toast, open: false } : toast));
}
function removeToast(id) {
  for (const toast of toasts) if (id === void 0 || toast.id === id) cancelRemoval(toast.id);
  set(id === void 0 ? [] : toasts.filter((toast) => toast.id !== id));
}
function subscribeToToasts(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function currentToasts() {
  return toasts;
}
function scheduleRemoval(id) {
  if (removals.has(id)) return;
  const timer = setTimeout(() => removeToast(id), removeDelayMs);
  removals.set(id, timer);
}
function cancelRemoval(id) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}
function set(next) {
  toasts = next;
  for (const listener of listeners) listener();
}
export {
  addToast,
  currentToasts,
  dismissToast,
  removeToast,
  subscribeToToasts,
  updateToast
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy90b2FzdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQWFBLE1BQU0sY0FBYztBQUNwQixNQUFNLGdCQUFnQjtBQUV0QixJQUFJLFNBQTJCLENBQUM7QUFDaEMsSUFBSSxRQUFRO0FBQ1osTUFBTSxZQUFZLG9CQUFJLElBQWdCO0FBQ3RDLE1BQU0sV0FBVyxvQkFBSSxJQUEyQztBQU16RCxTQUFTLFNBQVMsT0FBMkI7QUFDbEQsV0FBUyxRQUFRLEtBQUssT0FBTztBQUM3QixRQUFNLEtBQUssT0FBTyxLQUFLO0FBQ3ZCLGFBQVcsRUFBRSxJQUFBQSxJQUFHLEtBQUssT0FBTyxNQUFNLGNBQWMsQ0FBQyxFQUFHLGVBQWNBLEdBQUU7QUFDcEUsTUFBSSxDQUFDLEVBQUUsU0FBUyxXQUFvQixHQUFHLE9BQU8sSUFBSSxNQUFNLEtBQUssR0FBRyxHQUFHLE1BQU0sRUFBRSxNQUFNLEdBQUcsV0FBVyxDQUFDO0FBQ2hHLFNBQU87QUFDVDtBQUdPLFNBQVMsWUFBWSxJQUFZLFFBQW1DO0FBQ3pFLE1BQUksT0FBTyxJQUFJLENBQUMsVUFBVyxNQUFNLE9BQU8sS0FBSyxFQUFFLEdBQUcsT0FBTyxHQUFHLE9BQU8sSUFBSSxLQUFNLENBQUM7QUFDaEY7QUFHTyxTQUFTLGFBQWEsSUFBbUI7QUFDOUMsYUFBVyxTQUFTLE9BQVEsS0FBSSxPQUFPLFVBQWEsTUFBTSxPQUFPLEdBQUksaUJBQWdCLE1BQU0sRUFBRTtBQUM3RixNQUFJLE9BQU8sSUFBSSxDQUFDLFVBQVcsT0FBTyxVQUFhLE1BQU0sT0FBTyxLQUFLLEVBQUUsR0FBRyxPQUFPLE1BQU0sTUFBTSxJQUFJLEtBQU0sQ0FBQztBQUN0RztBQUdPLFNBQVMsWUFBWSxJQUFtQjtBQUM3QyxhQUFXLFNBQVMsT0FBUSxLQUFJLE9BQU8sVUFBYSxNQUFNLE9BQU8sR0FBSSxlQUFjLE1BQU0sRUFBRTtBQUMzRixNQUFJLE9BQU8sU0FBWSxDQUFDLElBQUksT0FBTyxPQUFPLENBQUMsVUFBVSxNQUFNLE9BQU8sRUFBRSxDQUFDO0FBQ3ZFO0FBR08sU0FBUyxrQkFBa0IsVUFBa0M7QUFDbEUsWUFBVSxJQUFJLFFBQVE7QUFDdEIsU0FBTyxNQUFNLFVBQVUsT0FBTyxRQUFRO0FBQ3hDO0FBR08sU0FBUyxnQkFBa0M7QUFDaEQsU0FBTztBQUNUO0FBRUEsU0FBUyxnQkFBZ0IsSUFBa0I7QUFDekMsTUFBSSxTQUFTLElBQUksRUFBRSxFQUFHO0FBQ3RCLFFBQU0sUUFBUSxXQUFXLE1BQU0sWUFBWSxFQUFFLEdBQUcsYUFBYTtBQUM3RCxXQUFTLElBQUksSUFBSSxLQUFLO0FBQ3hCO0FBRUEsU0FBUyxjQUFjLElBQWtCO0FBQ3ZDLGVBQWEsU0FBUyxJQUFJLEVBQUUsQ0FBQztBQUM3QixXQUFTLE9BQU8sRUFBRTtBQUNwQjtBQUVBLFNBQVMsSUFBSSxNQUE4QjtBQUN6QyxXQUFTO0FBQ1QsYUFBVyxZQUFZLFVBQVcsVUFBUztBQUM3QzsiLAogICJuYW1lcyI6IFsiaWQiXQp9Cg==

//75f60b6d202a1a4370334209a05087eea515d323
