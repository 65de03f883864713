import fp from "fastify-plugin";
const unnamedProxy = fp(
  async (app, { trustsProxy, isShared }) => {
    if (trustsProxy) return;
    if (isShared) {
      app.log.warn("TRUST_PROXY is not set: behind a balancer all visitors share the limits of one address");
      return;
    }
    let logged = false;
    app.addHook("onRequest", ({ headers }, _reply, done) => {
      done();
      if (logged || !headers["x-forwarded-for"]) return;
      logged = true;
      app.log.warn(
        "a request came with X-Forwarded-For; if a proxy stands before the site, name its address in TRUST_PROXY"
      );
    });
  },
  { name: "unnamed-proxy", fastify: "5.x" }
);
export {
  unnamedProxy
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvdW5uYW1lZC1wcm94eS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sUUFBUTtBQU9SLE1BQU0sZUFBZTtBQUFBLEVBQzFCLE9BQU8sS0FBSyxFQUFFLGFBQWEsU0FBUyxNQUFNO0FBQ3hDLFFBQUksWUFBYTtBQUNqQixRQUFJLFVBQVU7QUFDWixVQUFJLElBQUksS0FBSyx3RkFBd0Y7QUFDckc7QUFBQSxJQUNGO0FBQ0EsUUFBSSxTQUFTO0FBQ2IsUUFBSSxRQUFRLGFBQWEsQ0FBQyxFQUFFLFFBQVEsR0FBRyxRQUFRLFNBQVM7QUFDdEQsV0FBSztBQUNMLFVBQUksVUFBVSxDQUFDLFFBQVEsaUJBQWlCLEVBQUc7QUFDM0MsZUFBUztBQUNULFVBQUksSUFBSTtBQUFBLFFBQ047QUFBQSxNQUNGO0FBQUEsSUFDRixDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsRUFBRSxNQUFNLGlCQUFpQixTQUFTLE1BQU07QUFDMUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//24864fc75367a052b69e80414a4ac679477dc75b
