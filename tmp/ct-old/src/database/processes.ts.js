import fp from "fastify-plugin";
const singleProcess = fp(
  async (app) => {
    app.decorate("cluster", {
      holder: "site",
      isRunner: true,
      beginSiteRead: async () => () => {
      },
      onSiteChange: () => {
      },
      catchUp: async () => {
      },
      onRunner: () => {
      },
      now: Date.now,
      readState: () => ({ pulseAgeMs: 0, clockOffsetMs: 0 })
    });
  },
  { name: "cluster", dependencies: ["database"], fastify: "5.x" }
);
export {
  singleProcess
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL3Byb2Nlc3Nlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE9BQU8sUUFBUTtBQTRDUixNQUFNLGdCQUFnQjtBQUFBLEVBQzNCLE9BQU8sUUFBUTtBQUNiLFFBQUksU0FBUyxXQUFXO0FBQUEsTUFDdEIsUUFBUTtBQUFBLE1BQ1IsVUFBVTtBQUFBLE1BQ1YsZUFBZSxZQUFZLE1BQU07QUFBQSxNQUFDO0FBQUEsTUFDbEMsY0FBYyxNQUFNO0FBQUEsTUFBQztBQUFBLE1BQ3JCLFNBQVMsWUFBWTtBQUFBLE1BQUM7QUFBQSxNQUN0QixVQUFVLE1BQU07QUFBQSxNQUFDO0FBQUEsTUFDakIsS0FBSyxLQUFLO0FBQUEsTUFDVixXQUFXLE9BQU8sRUFBRSxZQUFZLEdBQUcsZUFBZSxFQUFFO0FBQUEsSUFDdEQsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxXQUFXLGNBQWMsQ0FBQyxVQUFVLEdBQUcsU0FBUyxNQUFNO0FBQ2hFOyIsCiAgIm5hbWVzIjogW10KfQo=

//ab2ab12a01e4dadb8d4d7dd675bef451681c9991
