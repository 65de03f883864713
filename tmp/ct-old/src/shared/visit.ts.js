const visitHeader = "x-visit";
function writeVisit(visit) {
  return new URLSearchParams({ ...visit }).toString();
}
export {
  visitHeader,
  writeVisit
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC92aXNpdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUlPLE1BQU0sY0FBYztBQVVwQixTQUFTLFdBQVcsT0FBc0I7QUFDL0MsU0FBTyxJQUFJLGdCQUFnQixFQUFFLEdBQUcsTUFBTSxDQUFDLEVBQUUsU0FBUztBQUNwRDsiLAogICJuYW1lcyI6IFtdCn0K

//b6091ebe2be801203fdf89877e3047b512db4715
