import { useRef, useState } from "react";
function useUploadQueue(send, change) {
  const last = useRef(Promise.resolve());
  return (files) => {
    for (const { id } of files) change(id, { state: "waiting", part: 0, problem: void 0 });
    const ends = last.current.then(() => sendEach(files));
    last.current = ends;
    return ends;
  };
  async function sendEach(files) {
    const ends = [];
    for (const [place, { id, file }] of files.entries()) {
      if (ends.at(-1)?.stops) {
        change(id, { state: "chosen" });
        continue;
      }
      change(id, { state: "sending" });
      const end = await send(file, (part) => change(id, { part }), place);
      change(id, end);
      ends.push(end);
    }
    return ends;
  }
}
let lastId = 0;
function useUploads(send, first = []) {
  const [uploads, setUploads] = useState(() => first.map(toUpload));
  const start = useUploadQueue(
    send,
    (id, news) => setUploads((before) => before.map((upload) => upload.id === id ? { ...upload, ...news } : upload))
  );
  return {
    uploads,
    /** The one that is on its way or about to be. */
    current: uploads.find(({ state }) => state === "sending" || state === "waiting"),
    /** Puts files in the place of those that were chosen before. */
    choose: (files) => setUploads(files.map(toUpload)),
    /** Adds files to those that were chosen before. */
    add: (files) => setUploads((before) => [...before, ...files.map(toUpload)]),
    remove: (id) => setUploads((before) => before.filter((upload) => upload.id !== id)),
    start
  };
}
function toUpload(file) {
  lastId += 1;
  return { id: lastId, file, state: "chosen", part: 0 };
}
export {
  useUploadQueue,
  useUploads
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvdXNlLXVwbG9hZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFFBQVEsZ0JBQWdCO0FBb0MxQixTQUFTLGVBQ2QsTUFDQSxRQUNBO0FBQ0EsUUFBTSxPQUFPLE9BQXlCLFFBQVEsUUFBUSxDQUFDO0FBRXZELFNBQU8sQ0FBQyxVQUE2RDtBQUNuRSxlQUFXLEVBQUUsR0FBRyxLQUFLLE1BQU8sUUFBTyxJQUFJLEVBQUUsT0FBTyxXQUFXLE1BQU0sR0FBRyxTQUFTLE9BQVUsQ0FBQztBQUN4RixVQUFNLE9BQU8sS0FBSyxRQUFRLEtBQUssTUFBTSxTQUFTLEtBQUssQ0FBQztBQUNwRCxTQUFLLFVBQVU7QUFDZixXQUFPO0FBQUEsRUFDVDtBQUVBLGlCQUFlLFNBQVMsT0FBMEQ7QUFDaEYsVUFBTSxPQUFjLENBQUM7QUFDckIsZUFBVyxDQUFDLE9BQU8sRUFBRSxJQUFJLEtBQUssQ0FBQyxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQ25ELFVBQUksS0FBSyxHQUFHLEVBQUUsR0FBRyxPQUFPO0FBQ3RCLGVBQU8sSUFBSSxFQUFFLE9BQU8sU0FBUyxDQUFDO0FBQzlCO0FBQUEsTUFDRjtBQUNBLGFBQU8sSUFBSSxFQUFFLE9BQU8sVUFBVSxDQUFDO0FBQy9CLFlBQU0sTUFBTSxNQUFNLEtBQUssTUFBTSxDQUFDLFNBQVMsT0FBTyxJQUFJLEVBQUUsS0FBSyxDQUFDLEdBQUcsS0FBSztBQUNsRSxhQUFPLElBQUksR0FBRztBQUNkLFdBQUssS0FBSyxHQUFHO0FBQUEsSUFDZjtBQUNBLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFQSxJQUFJLFNBQVM7QUFNTixTQUFTLFdBQWtDLE1BQXFCLFFBQXlCLENBQUMsR0FBRztBQUNsRyxRQUFNLENBQUMsU0FBUyxVQUFVLElBQUksU0FBUyxNQUFNLE1BQU0sSUFBSSxRQUFRLENBQUM7QUFDaEUsUUFBTSxRQUFRO0FBQUEsSUFBNEI7QUFBQSxJQUFNLENBQUMsSUFBSSxTQUNuRCxXQUFXLENBQUMsV0FBVyxPQUFPLElBQUksQ0FBQyxXQUFZLE9BQU8sT0FBTyxLQUFLLEVBQUUsR0FBRyxRQUFRLEdBQUcsS0FBSyxJQUFJLE1BQU8sQ0FBQztBQUFBLEVBQ3JHO0FBQ0EsU0FBTztBQUFBLElBQ0w7QUFBQTtBQUFBLElBRUEsU0FBUyxRQUFRLEtBQUssQ0FBQyxFQUFFLE1BQU0sTUFBTSxVQUFVLGFBQWEsVUFBVSxTQUFTO0FBQUE7QUFBQSxJQUUvRSxRQUFRLENBQUMsVUFBMkIsV0FBVyxNQUFNLElBQUksUUFBUSxDQUFDO0FBQUE7QUFBQSxJQUVsRSxLQUFLLENBQUMsVUFBMkIsV0FBVyxDQUFDLFdBQVcsQ0FBQyxHQUFHLFFBQVEsR0FBRyxNQUFNLElBQUksUUFBUSxDQUFDLENBQUM7QUFBQSxJQUMzRixRQUFRLENBQUMsT0FBZSxXQUFXLENBQUMsV0FBVyxPQUFPLE9BQU8sQ0FBQyxXQUFXLE9BQU8sT0FBTyxFQUFFLENBQUM7QUFBQSxJQUMxRjtBQUFBLEVBQ0Y7QUFDRjtBQUVBLFNBQVMsU0FBUyxNQUFvQjtBQUNwQyxZQUFVO0FBQ1YsU0FBTyxFQUFFLElBQUksUUFBUSxNQUFNLE9BQU8sVUFBVSxNQUFNLEVBQUU7QUFDdEQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//4a6ec4c254871524f5826c149233a10be8cd5897
