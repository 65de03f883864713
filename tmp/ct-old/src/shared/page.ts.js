function splitPage(input) {
  const { screen, document, path, unlisted, ...visitor } = input;
  const page = { screen, ...document !== void 0 && { document }, path, unlisted };
  return { page, visitor };
}
export {
  splitPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wYWdlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBNElPLFNBQVMsVUFBVSxPQUEyRDtBQUNuRixRQUFNLEVBQUUsUUFBUSxVQUFVLE1BQU0sVUFBVSxHQUFHLFFBQVEsSUFBSTtBQUN6RCxRQUFNLE9BQU8sRUFBRSxRQUFRLEdBQUksYUFBYSxVQUFhLEVBQUUsU0FBUyxHQUFJLE1BQU0sU0FBUztBQUNuRixTQUFPLEVBQUUsTUFBeUIsUUFBUTtBQUM1QzsiLAogICJuYW1lcyI6IFtdCn0K

//b4ef9825a41ccfe3d5f6b72ae2e10a8fe94cc382
