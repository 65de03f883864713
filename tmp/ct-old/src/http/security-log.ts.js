function logEvent(request, event, details = {}) {
  request.log.info({ event, ...details, req: request }, "security");
}
function logRefusal(request, event) {
  request.log.warn({ event, req: request }, "security");
}
export {
  logEvent,
  logRefusal
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvc2VjdXJpdHktbG9nLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBY08sU0FBUyxTQUFTLFNBQXlCLE9BQXNCLFVBQWtCLENBQUMsR0FBUztBQUNsRyxVQUFRLElBQUksS0FBSyxFQUFFLE9BQU8sR0FBRyxTQUFTLEtBQUssUUFBUSxHQUFHLFVBQVU7QUFDbEU7QUFHTyxTQUFTLFdBQVcsU0FBeUIsT0FBOEI7QUFDaEYsVUFBUSxJQUFJLEtBQUssRUFBRSxPQUFPLEtBQUssUUFBUSxHQUFHLFVBQVU7QUFDdEQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6767fae6cb9c595e318bd47abeb261c3215ec1d2
