import fp from "fastify-plugin";
const clock = fp(async (app, { now }) => void app.decorate("now", now), {
  name: "clock",
  fastify: "5.x"
});
export {
  clock
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvY2xvY2sudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxPQUFPLFFBQVE7QUFTUixNQUFNLFFBQVEsR0FBMEIsT0FBTyxLQUFLLEVBQUUsSUFBSSxNQUFNLEtBQUssSUFBSSxTQUFTLE9BQU8sR0FBRyxHQUFHO0FBQUEsRUFDcEcsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUNYLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//024435f45a731f4f7a2d4cc8bb8427ce82b1eb52
