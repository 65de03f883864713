import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { DatabaseOlderError } from "../http/errors.ts";
import { makeSchemaBuilder } from "./migrations/builder.ts";
import { migrations } from "./migrations/index.ts";
const tries = 10;
const pauseMs = 1e3;
const passing = /* @__PURE__ */ new Set(["PG_55P03", "PG_40P01", "PG_40001", "PG_23505", "PG_42P07"]);
async function migrate(db, engine) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => listMigrations(engine) } });
  for (let left = tries - 1; ; left -= 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (left === 0 || !passing.has(error.code ?? "")) throw error;
    await setTimeout(pauseMs);
  }
}
function isNewest(applied) {
  return Object.keys(migrations).every((name) => applied.includes(name));
}
const newestLevel = () => Math.max(...Object.keys(migrations).map(levelOf));
function findNewerMigration(applied, place) {
  const names = Object.keys(migrations);
  const last = applied.toSorted().at(-1);
  if (last && !applied.includes(names[0] ?? "")) throw new DatabaseOlderError(place, last);
  return applied.find((name) => !names.includes(name));
}
function listMigrations(engine) {
  const list = Object.entries(migrations).map(([name, { up, oldest }]) => [
    name,
    {
      async up(db) {
        await up(makeSchemaBuilder(db, engine));
        if (engine === "postgres") await noteLevel(db, levelOf(name), oldest);
      }
    }
  ]);
  return Object.fromEntries(list);
}
async function noteLevel(db, level, oldest) {
  await sql`update "schemaState" set "level" = ${level}, "oldest" = ${oldest ?? sql`"oldest"`}`.execute(db);
}
function levelOf(name) {
  return Number.parseInt(name, 10);
}
export {
  findNewerMigration,
  isNewest,
  migrate,
  newestLevel
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL21pZ3JhdGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUMzQixTQUFzQixXQUFXO0FBQ2pDLFNBQXlCLGdCQUFnQjtBQUN6QyxTQUFTLDBCQUEwQjtBQUNuQyxTQUFzQix5QkFBeUI7QUFDL0MsU0FBUyxrQkFBa0I7QUFJM0IsTUFBTSxRQUFRO0FBQ2QsTUFBTSxVQUFVO0FBR2hCLE1BQU0sVUFBVSxvQkFBSSxJQUFJLENBQUMsWUFBWSxZQUFZLFlBQVksWUFBWSxVQUFVLENBQUM7QUFNcEYsZUFBc0IsUUFBUSxJQUFzQixRQUErQjtBQUNqRixRQUFNLFdBQVcsSUFBSSxTQUFTLEVBQUUsSUFBSSxVQUFVLEVBQUUsZUFBZSxZQUFZLGVBQWUsTUFBTSxFQUFFLEVBQUUsQ0FBQztBQUNyRyxXQUFTLE9BQU8sUUFBUSxLQUFLLFFBQVEsR0FBRztBQUN0QyxVQUFNLEVBQUUsTUFBTSxJQUFJLE1BQU0sU0FBUyxnQkFBZ0I7QUFDakQsUUFBSSxDQUFDLE1BQU87QUFDWixRQUFJLFNBQVMsS0FBSyxDQUFDLFFBQVEsSUFBSyxNQUE0QixRQUFRLEVBQUUsRUFBRyxPQUFNO0FBQy9FLFVBQU0sV0FBVyxPQUFPO0FBQUEsRUFDMUI7QUFDRjtBQUdPLFNBQVMsU0FBUyxTQUFxQztBQUM1RCxTQUFPLE9BQU8sS0FBSyxVQUFVLEVBQUUsTUFBTSxDQUFDLFNBQVMsUUFBUSxTQUFTLElBQUksQ0FBQztBQUN2RTtBQUdPLE1BQU0sY0FBYyxNQUFNLEtBQUssSUFBSSxHQUFHLE9BQU8sS0FBSyxVQUFVLEVBQUUsSUFBSSxPQUFPLENBQUM7QUFRMUUsU0FBUyxtQkFBbUIsU0FBNEIsT0FBbUM7QUFDaEcsUUFBTSxRQUFRLE9BQU8sS0FBSyxVQUFVO0FBQ3BDLFFBQU0sT0FBTyxRQUFRLFNBQVMsRUFBRSxHQUFHLEVBQUU7QUFDckMsTUFBSSxRQUFRLENBQUMsUUFBUSxTQUFTLE1BQU0sQ0FBQyxLQUFLLEVBQUUsRUFBRyxPQUFNLElBQUksbUJBQW1CLE9BQU8sSUFBSTtBQUN2RixTQUFPLFFBQVEsS0FBSyxDQUFDLFNBQVMsQ0FBQyxNQUFNLFNBQVMsSUFBSSxDQUFDO0FBQ3JEO0FBR0EsU0FBUyxlQUFlLFFBQTJDO0FBQ2pFLFFBQU0sT0FBTyxPQUFPLFFBQVEsVUFBVSxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sRUFBRSxJQUFJLE9BQU8sQ0FBQyxNQUEyQjtBQUFBLElBQzNGO0FBQUEsSUFDQTtBQUFBLE1BQ0UsTUFBTSxHQUFHLElBQXFCO0FBQzVCLGNBQU0sR0FBRyxrQkFBa0IsSUFBSSxNQUFNLENBQUM7QUFDdEMsWUFBSSxXQUFXLFdBQVksT0FBTSxVQUFVLElBQUksUUFBUSxJQUFJLEdBQUcsTUFBTTtBQUFBLE1BQ3RFO0FBQUEsSUFDRjtBQUFBLEVBQ0YsQ0FBQztBQUNELFNBQU8sT0FBTyxZQUFZLElBQUk7QUFDaEM7QUFFQSxlQUFlLFVBQVUsSUFBcUIsT0FBZSxRQUFnQztBQUMzRixRQUFNLHlDQUF5QyxLQUFLLGdCQUFnQixVQUFVLGFBQWEsR0FBRyxRQUFRLEVBQUU7QUFDMUc7QUFHQSxTQUFTLFFBQVEsTUFBc0I7QUFDckMsU0FBTyxPQUFPLFNBQVMsTUFBTSxFQUFFO0FBQ2pDOyIsCiAgIm5hbWVzIjogW10KfQo=

//bb48e2df1cc967ad9c38770e1a9d6bcaf1ed6c76
