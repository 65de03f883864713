const draftPrefix = "draft:";
const memory = /* @__PURE__ */ new Map();
function readDraft(name) {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? "null") ?? void 0;
  } catch {
    return JSON.parse(memory.get(name) ?? "null") ?? void 0;
  }
}
function writeDraft(name, draft) {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(draftPrefix + name, text);
  } catch {
    memory.set(name, text);
  }
}
function clearDraft(name) {
  memory.delete(name);
  try {
    sessionStorage.removeItem(draftPrefix + name);
  } catch {
  }
}
function readValues(form) {
  return Object.fromEntries(typedControls(form).map(({ name, value }) => [name, value]));
}
function restoreValues(form, values) {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    if (value && isUntouched(control)) control.value = value;
  }
}
function clearValues(form) {
  for (const control of typedControls(form)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = "";
  }
}
const untyped = ["hidden", "file"];
function typedControls(form) {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement && !untyped.includes(element.type) && element.tabIndex >= 0 || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
  );
}
function isUntouched(control) {
  return control instanceof HTMLSelectElement ? control.selectedIndex === 0 : control.value === "";
}
export {
  clearDraft,
  clearValues,
  draftPrefix,
  readDraft,
  readValues,
  restoreValues,
  writeDraft
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9kcmFmdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQVFPLE1BQU0sY0FBYztBQUczQixNQUFNLFNBQVMsb0JBQUksSUFBb0I7QUFHaEMsU0FBUyxVQUFVLE1BQWlDO0FBQ3pELE1BQUk7QUFDRixXQUFPLEtBQUssTUFBTSxlQUFlLFFBQVEsY0FBYyxJQUFJLEtBQUssTUFBTSxLQUFLO0FBQUEsRUFDN0UsUUFBUTtBQUNOLFdBQU8sS0FBSyxNQUFNLE9BQU8sSUFBSSxJQUFJLEtBQUssTUFBTSxLQUFLO0FBQUEsRUFDbkQ7QUFDRjtBQUdPLFNBQVMsV0FBVyxNQUFjLE9BQW9CO0FBQzNELFFBQU0sT0FBTyxLQUFLLFVBQVUsS0FBSztBQUNqQyxNQUFJO0FBQ0YsbUJBQWUsUUFBUSxjQUFjLE1BQU0sSUFBSTtBQUFBLEVBQ2pELFFBQVE7QUFDTixXQUFPLElBQUksTUFBTSxJQUFJO0FBQUEsRUFDdkI7QUFDRjtBQUdPLFNBQVMsV0FBVyxNQUFvQjtBQUM3QyxTQUFPLE9BQU8sSUFBSTtBQUNsQixNQUFJO0FBQ0YsbUJBQWUsV0FBVyxjQUFjLElBQUk7QUFBQSxFQUM5QyxRQUFRO0FBQUEsRUFBQztBQUNYO0FBR08sU0FBUyxXQUFXLE1BQStDO0FBQ3hFLFNBQU8sT0FBTyxZQUFZLGNBQWMsSUFBSSxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLENBQUMsTUFBTSxLQUFLLENBQUMsQ0FBQztBQUN2RjtBQUdPLFNBQVMsY0FBYyxNQUF1QixRQUFzQztBQUN6RixhQUFXLFdBQVcsY0FBYyxJQUFJLEdBQUc7QUFDekMsVUFBTSxRQUFRLE9BQU8sUUFBUSxJQUFJO0FBQ2pDLFFBQUksU0FBUyxZQUFZLE9BQU8sRUFBRyxTQUFRLFFBQVE7QUFBQSxFQUNyRDtBQUNGO0FBR08sU0FBUyxZQUFZLE1BQTZCO0FBQ3ZELGFBQVcsV0FBVyxjQUFjLElBQUksR0FBRztBQUN6QyxRQUFJLG1CQUFtQixrQkFBbUIsU0FBUSxnQkFBZ0I7QUFBQSxRQUM3RCxTQUFRLFFBQVE7QUFBQSxFQUN2QjtBQUNGO0FBR0EsTUFBTSxVQUFVLENBQUMsVUFBVSxNQUFNO0FBSWpDLFNBQVMsY0FBYyxNQUFrQztBQUN2RCxTQUFPLE1BQU0sS0FBSyxLQUFLLFFBQVEsRUFBRTtBQUFBLElBQy9CLENBQUMsWUFDRSxtQkFBbUIsb0JBQW9CLENBQUMsUUFBUSxTQUFTLFFBQVEsSUFBSSxLQUFLLFFBQVEsWUFBWSxLQUMvRixtQkFBbUIsdUJBQ25CLG1CQUFtQjtBQUFBLEVBQ3ZCO0FBQ0Y7QUFFQSxTQUFTLFlBQVksU0FBMkI7QUFDOUMsU0FBTyxtQkFBbUIsb0JBQW9CLFFBQVEsa0JBQWtCLElBQUksUUFBUSxVQUFVO0FBQ2hHOyIsCiAgIm5hbWVzIjogW10KfQo=

//6367dfe60dfb8b57a97a393738fd8929c32c1442
