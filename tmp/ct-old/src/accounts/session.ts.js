const hourMs = 36e5;
const sessionLimits = { idleMs: 14 * 24 * hourMs, absoluteMs: 60 * 24 * hourMs };
function hasEnded({ createdAtMs, seenAtMs }, nowMs) {
  return nowMs - seenAtMs > sessionLimits.idleMs || nowMs - createdAtMs > sessionLimits.absoluteMs || createdAtMs - nowMs > hourMs;
}
export {
  hasEnded,
  sessionLimits
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Nlc3Npb24udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxNQUFNLFNBQVM7QUFHUixNQUFNLGdCQUFnQixFQUFFLFFBQVEsS0FBSyxLQUFLLFFBQVEsWUFBWSxLQUFLLEtBQUssT0FBTztBQVMvRSxTQUFTLFNBQVMsRUFBRSxhQUFhLFNBQVMsR0FBaUIsT0FBd0I7QUFDeEYsU0FDRSxRQUFRLFdBQVcsY0FBYyxVQUNqQyxRQUFRLGNBQWMsY0FBYyxjQUNwQyxjQUFjLFFBQVE7QUFFMUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//0cd98004d2b9772aacc99914e98f51c93a00e3ca
