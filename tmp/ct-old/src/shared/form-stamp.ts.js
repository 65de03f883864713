const stampHeader = "form-stamp";
const pageTimeHeader = "form-page-time";
const tooFastMs = 2e3;
export {
  pageTimeHeader,
  stampHeader,
  tooFastMs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mb3JtLXN0YW1wLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ08sTUFBTSxjQUFjO0FBR3BCLE1BQU0saUJBQWlCO0FBR3ZCLE1BQU0sWUFBWTsiLAogICJuYW1lcyI6IFtdCn0K

//601ef83478f763f833dd12f2a442bc65b4470654
