import fp from "fastify-plugin";
import { applyEnvironmentPassword, makeFirstPassword } from "./credentials.ts";
const passwords = fp(
  async (app, options) => {
    let applying;
    app.decorate("passwordCost", options.passwordCost);
    app.decorate("applyPasswords", () => {
      applying ??= ensurePasswords(app, options).catch((error) => {
        applying = void 0;
        throw error;
      });
      return applying;
    });
    const first = app.applyPasswords().catch((err) => app.log.error({ err }, "the passwords of the configuration could not be stored"));
    app.addHook("onClose", async () => void await (applying ?? first).catch(() => {
    }));
  },
  { name: "passwords", dependencies: ["cluster", "database"], fastify: "5.x" }
);
async function ensurePasswords({ db, sharedDatabase, cluster }, options) {
  const { adminPassword, staffPassword } = options.config;
  const cost = options.passwordCost;
  const how = { cost, keepsFormer: sharedDatabase !== void 0, nowMs: cluster.now() };
  if (adminPassword) await applyEnvironmentPassword(db, "admin", adminPassword, how);
  if (staffPassword) await applyEnvironmentPassword(db, "staff", staffPassword, how);
  const password = await makeFirstPassword(db, "admin", { cost });
  if (password) options.announcePassword(password);
}
export {
  passwords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Bhc3N3b3Jkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE9BQU8sUUFBUTtBQUVmLFNBQVMsMEJBQTBCLHlCQUF5QjtBQXVCckQsTUFBTSxZQUFZO0FBQUEsRUFDdkIsT0FBTyxLQUFLLFlBQVk7QUFDdEIsUUFBSTtBQUNKLFFBQUksU0FBUyxnQkFBZ0IsUUFBUSxZQUFZO0FBQ2pELFFBQUksU0FBUyxrQkFBa0IsTUFBTTtBQUNuQyxtQkFBYSxnQkFBZ0IsS0FBSyxPQUFPLEVBQUUsTUFBTSxDQUFDLFVBQVU7QUFDMUQsbUJBQVc7QUFDWCxjQUFNO0FBQUEsTUFDUixDQUFDO0FBQ0QsYUFBTztBQUFBLElBQ1QsQ0FBQztBQUNELFVBQU0sUUFBUSxJQUNYLGVBQWUsRUFDZixNQUFNLENBQUMsUUFBUSxJQUFJLElBQUksTUFBTSxFQUFFLElBQUksR0FBRyx3REFBd0QsQ0FBQztBQUNsRyxRQUFJLFFBQVEsV0FBVyxZQUFZLEtBQU0sT0FBTyxZQUFZLE9BQU8sTUFBTSxNQUFNO0FBQUEsSUFBQyxDQUFDLENBQUU7QUFBQSxFQUNyRjtBQUFBLEVBQ0EsRUFBRSxNQUFNLGFBQWEsY0FBYyxDQUFDLFdBQVcsVUFBVSxHQUFHLFNBQVMsTUFBTTtBQUM3RTtBQUdBLGVBQWUsZ0JBQ2IsRUFBRSxJQUFJLGdCQUFnQixRQUFRLEdBQzlCLFNBQ2U7QUFDZixRQUFNLEVBQUUsZUFBZSxjQUFjLElBQUksUUFBUTtBQUNqRCxRQUFNLE9BQU8sUUFBUTtBQUNyQixRQUFNLE1BQU0sRUFBRSxNQUFNLGFBQWEsbUJBQW1CLFFBQVcsT0FBTyxRQUFRLElBQUksRUFBRTtBQUNwRixNQUFJLGNBQWUsT0FBTSx5QkFBeUIsSUFBSSxTQUFTLGVBQWUsR0FBRztBQUNqRixNQUFJLGNBQWUsT0FBTSx5QkFBeUIsSUFBSSxTQUFTLGVBQWUsR0FBRztBQUNqRixRQUFNLFdBQVcsTUFBTSxrQkFBa0IsSUFBSSxTQUFTLEVBQUUsS0FBSyxDQUFDO0FBQzlELE1BQUksU0FBVSxTQUFRLGlCQUFpQixRQUFRO0FBQ2pEOyIsCiAgIm5hbWVzIjogW10KfQo=

//bb3e8d515b2c1392a4fa6b1b6ef9eef72c26bd09
