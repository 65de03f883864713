import fp from "fastify-plugin";
import { readPrices } from "./store.ts";
const prices = fp(
  async (app) => {
    app.decorate("prices", {
      current: () => readPrices(app.db)
    });
  },
  { name: "prices", dependencies: ["database"], fastify: "5.x" }
);
export {
  prices
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wbHVnaW4udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxPQUFPLFFBQVE7QUFFZixTQUFTLGtCQUFrQjtBQVlwQixNQUFNLFNBQVM7QUFBQSxFQUNwQixPQUFPLFFBQVE7QUFDYixRQUFJLFNBQVMsVUFBVTtBQUFBLE1BQ3JCLFNBQVMsTUFBTSxXQUFXLElBQUksRUFBRTtBQUFBLElBQ2xDLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxFQUFFLE1BQU0sVUFBVSxjQUFjLENBQUMsVUFBVSxHQUFHLFNBQVMsTUFBTTtBQUMvRDsiLAogICJuYW1lcyI6IFtdCn0K

//8d33ea37fd0998bcdd782edffa8fd1ef91bba3a9
