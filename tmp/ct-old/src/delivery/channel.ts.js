const withoutClaim = async () => {
};
class ClaimLostError extends Error {
  name = "ClaimLostError";
}
function describeError(error) {
  return error instanceof Error ? error.message : String(error);
}
export {
  ClaimLostError,
  describeError,
  withoutClaim
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L2NoYW5uZWwudHMiXSwKICAibWFwcGluZ3MiOiAiQUFlTyxNQUFNLGVBQXNCLFlBQVk7QUFBQztBQUd6QyxNQUFNLHVCQUF1QixNQUFNO0FBQUEsRUFDL0IsT0FBTztBQUNsQjtBQWFPLFNBQVMsY0FBYyxPQUF3QjtBQUNwRCxTQUFPLGlCQUFpQixRQUFRLE1BQU0sVUFBVSxPQUFPLEtBQUs7QUFDOUQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//37ba9471ddfcd1a5e267017d5f025ee22c47d396
