import { existsSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteAdapter, SqliteDialect, sql } from "kysely";
import { DatabaseCorruptError, DatabaseNewerError } from "../http/errors.ts";
import { findNewerMigration, isNewest, migrate } from "./migrate.ts";
const busyTimeoutMs = 1e3;
const commandTimeoutMs = 15e3;
async function openSqlite(dataDir) {
  const path = join(dataDir, "site.db");
  try {
    const applied = existsSync(path) ? inspect(path) : [];
    const sqlite = connect(path, { timeout: busyTimeoutMs });
    const opened = toOpenDatabase(sqlite, path);
    if (isNewest(applied)) return opened;
    await migrate(opened.db, "sqlite").catch(async (error) => {
      await opened.close();
      throw error;
    });
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    return opened;
  } catch (error) {
    if (isCorruption(error)) throw new DatabaseCorruptError(path);
    throw error;
  }
}
function connectSqlite(dataDir) {
  const path = join(dataDir, "site.db");
  return toOpenDatabase(connect(path, { timeout: commandTimeoutMs, fileMustExist: true }), path);
}
function makeSqliteDialect(sqlite) {
  const database = {
    close: () => void sqlite.close(),
    prepare(text) {
      const statement = sqlite.prepare(text);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(cleanParameters(parameters)),
        run: (parameters) => statement.run(cleanParameters(parameters)),
        iterate: (parameters) => statement.iterate(cleanParameters(parameters))
      };
    }
  };
  return new SiteDialect({ database });
}
function cleanParameters(parameters) {
  return parameters.map(
    (value) => typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value
  );
}
class SiteDialect extends SqliteDialect {
  createAdapter() {
    return new TransactionalAdapter();
  }
}
class TransactionalAdapter extends SqliteAdapter {
  get supportsTransactionalDdl() {
    return true;
  }
}
const noState = { connections: {}, errors: {} };
function toOpenDatabase(sqlite, path) {
  const db = new Kysely({ dialect: makeSqliteDialect(sqlite) });
  return {
    db,
    requireWritable: () => takeWriteLock(db),
    copyTo: (destination) => copyDatabase(path, destination),
    readState: () => noState,
    warnings: [],
    close: () => db.destroy()
  };
}
async function takeWriteLock(db) {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await sql`rollback`.execute(connection);
  });
}
function inspect(path) {
  const sqlite = new SqliteDatabase(path, { readonly: true, timeout: busyTimeoutMs });
  try {
    if (sqlite.pragma("quick_check(1)", { simple: true }) !== "ok") throw new DatabaseCorruptError(path);
    return requireCompatible(sqlite, path);
  } finally {
    sqlite.close();
  }
}
function connect(path, options) {
  const sqlite = new SqliteDatabase(path, options);
  try {
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("foreign_keys = ON");
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
function isCorruption(error) {
  const code = error.code ?? "";
  return code.startsWith("SQLITE_CORRUPT") || code === "SQLITE_NOTADB";
}
async function copyDatabase(source, destination) {
  const sqlite = new SqliteDatabase(source, { fileMustExist: true, timeout: 5e3 });
  try {
    sqlite.exec("BEGIN");
    sqlite.prepare("SELECT count(*) FROM sqlite_schema").get();
    await sqlite.backup(destination);
    sqlite.exec("COMMIT");
  } finally {
    sqlite.close();
  }
}
function requireCompatible(sqlite, place) {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  const applied = table ? sqlite.prepare("select name from kysely_migration").pluck().all() : [];
  const newer = findNewerMigration(applied, place);
  if (newer) throw new DatabaseNewerError(place, newer);
  return applied;
}
function requireCompatibleCopy(path, place) {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true });
  try {
    requireCompatible(sqlite, place);
  } finally {
    sqlite.close();
  }
}
function inspectDatabase(path) {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true });
  try {
    const verdict = sqlite.pragma("integrity_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(`The database is damaged: ${verdict}`);
    const tables = sqlite.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    ).pluck().all();
    return Object.fromEntries(tables.map((table) => [table, countRows(sqlite, table)]));
  } finally {
    sqlite.close();
  }
}
function countRows(sqlite, table) {
  return sqlite.prepare(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`).pluck().get();
}
export {
  cleanParameters,
  connectSqlite,
  copyDatabase,
  inspectDatabase,
  makeSqliteDialect,
  openSqlite,
  requireCompatible,
  requireCompatibleCopy
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL3NxbGl0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsWUFBWTtBQUNyQixPQUFPLG9CQUFvQjtBQUMzQixTQUFTLFFBQVEsZUFBZSxlQUFrRCxXQUFXO0FBQzdGLFNBQVMsc0JBQXNCLDBCQUEwQjtBQUV6RCxTQUFTLG9CQUFvQixVQUFVLGVBQWU7QUFJdEQsTUFBTSxnQkFBZ0I7QUFFdEIsTUFBTSxtQkFBbUI7QUFRekIsZUFBc0IsV0FBVyxTQUF3QztBQUN2RSxRQUFNLE9BQU8sS0FBSyxTQUFTLFNBQVM7QUFDcEMsTUFBSTtBQUNGLFVBQU0sVUFBVSxXQUFXLElBQUksSUFBSSxRQUFRLElBQUksSUFBSSxDQUFDO0FBQ3BELFVBQU0sU0FBUyxRQUFRLE1BQU0sRUFBRSxTQUFTLGNBQWMsQ0FBQztBQUN2RCxVQUFNLFNBQVMsZUFBZSxRQUFRLElBQUk7QUFDMUMsUUFBSSxTQUFTLE9BQU8sRUFBRyxRQUFPO0FBQzlCLFVBQU0sUUFBUSxPQUFPLElBQUksUUFBUSxFQUFFLE1BQU0sT0FBTyxVQUFVO0FBQ3hELFlBQU0sT0FBTyxNQUFNO0FBQ25CLFlBQU07QUFBQSxJQUNSLENBQUM7QUFDRCxXQUFPLE9BQU8sMEJBQTBCO0FBQ3hDLFdBQU87QUFBQSxFQUNULFNBQVMsT0FBTztBQUNkLFFBQUksYUFBYSxLQUFLLEVBQUcsT0FBTSxJQUFJLHFCQUFxQixJQUFJO0FBQzVELFVBQU07QUFBQSxFQUNSO0FBQ0Y7QUFHTyxTQUFTLGNBQWMsU0FBK0I7QUFDM0QsUUFBTSxPQUFPLEtBQUssU0FBUyxTQUFTO0FBQ3BDLFNBQU8sZUFBZSxRQUFRLE1BQU0sRUFBRSxTQUFTLGtCQUFrQixlQUFlLEtBQUssQ0FBQyxHQUFHLElBQUk7QUFDL0Y7QUFHTyxTQUFTLGtCQUFrQixRQUFnRDtBQUNoRixRQUFNLFdBQXVCO0FBQUEsSUFDM0IsT0FBTyxNQUFNLEtBQUssT0FBTyxNQUFNO0FBQUEsSUFDL0IsUUFBUSxNQUFNO0FBQ1osWUFBTSxZQUFZLE9BQU8sUUFBbUIsSUFBSTtBQUNoRCxhQUFPO0FBQUEsUUFDTCxRQUFRLFVBQVU7QUFBQSxRQUNsQixLQUFLLENBQUMsZUFBZSxVQUFVLElBQUksZ0JBQWdCLFVBQVUsQ0FBQztBQUFBLFFBQzlELEtBQUssQ0FBQyxlQUFlLFVBQVUsSUFBSSxnQkFBZ0IsVUFBVSxDQUFDO0FBQUEsUUFDOUQsU0FBUyxDQUFDLGVBQWUsVUFBVSxRQUFRLGdCQUFnQixVQUFVLENBQUM7QUFBQSxNQUN4RTtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0EsU0FBTyxJQUFJLFlBQVksRUFBRSxTQUFTLENBQUM7QUFDckM7QUFNTyxTQUFTLGdCQUFnQixZQUEyQztBQUN6RSxTQUFPLFdBQVc7QUFBQSxJQUFJLENBQUMsVUFDckIsT0FBTyxVQUFVLFlBQVksTUFBTSxTQUFTLElBQUksSUFBSSxNQUFNLFdBQVcsTUFBTSxRQUFRLElBQUk7QUFBQSxFQUN6RjtBQUNGO0FBR0EsTUFBTSxvQkFBb0IsY0FBYztBQUFBLEVBQzdCLGdCQUFnQjtBQUN2QixXQUFPLElBQUkscUJBQXFCO0FBQUEsRUFDbEM7QUFDRjtBQUVBLE1BQU0sNkJBQTZCLGNBQWM7QUFBQSxFQUMvQyxJQUFhLDJCQUEyQjtBQUN0QyxXQUFPO0FBQUEsRUFDVDtBQUNGO0FBRUEsTUFBTSxVQUFVLEVBQUUsYUFBYSxDQUFDLEdBQUcsUUFBUSxDQUFDLEVBQUU7QUFFOUMsU0FBUyxlQUFlLFFBQWlDLE1BQTRCO0FBQ25GLFFBQU0sS0FBSyxJQUFJLE9BQWlCLEVBQUUsU0FBUyxrQkFBa0IsTUFBTSxFQUFFLENBQUM7QUFDdEUsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLGlCQUFpQixNQUFNLGNBQWMsRUFBRTtBQUFBLElBQ3ZDLFFBQVEsQ0FBQyxnQkFBZ0IsYUFBYSxNQUFNLFdBQVc7QUFBQSxJQUN2RCxXQUFXLE1BQU07QUFBQSxJQUNqQixVQUFVLENBQUM7QUFBQSxJQUNYLE9BQU8sTUFBTSxHQUFHLFFBQVE7QUFBQSxFQUMxQjtBQUNGO0FBR0EsZUFBZSxjQUFjLElBQXFDO0FBQ2hFLFFBQU0sR0FBRyxXQUFXLEVBQUUsUUFBUSxPQUFPLGVBQWU7QUFDbEQsVUFBTSxxQkFBcUIsUUFBUSxVQUFVO0FBQzdDLFVBQU0sY0FBYyxRQUFRLFVBQVU7QUFBQSxFQUN4QyxDQUFDO0FBQ0g7QUFNQSxTQUFTLFFBQVEsTUFBd0I7QUFDdkMsUUFBTSxTQUFTLElBQUksZUFBZSxNQUFNLEVBQUUsVUFBVSxNQUFNLFNBQVMsY0FBYyxDQUFDO0FBQ2xGLE1BQUk7QUFDRixRQUFJLE9BQU8sT0FBTyxrQkFBa0IsRUFBRSxRQUFRLEtBQUssQ0FBQyxNQUFNLEtBQU0sT0FBTSxJQUFJLHFCQUFxQixJQUFJO0FBQ25HLFdBQU8sa0JBQWtCLFFBQVEsSUFBSTtBQUFBLEVBQ3ZDLFVBQUU7QUFDQSxXQUFPLE1BQU07QUFBQSxFQUNmO0FBQ0Y7QUFFQSxTQUFTLFFBQVEsTUFBYyxTQUEwRDtBQUN2RixRQUFNLFNBQVMsSUFBSSxlQUFlLE1BQU0sT0FBTztBQUMvQyxNQUFJO0FBQ0YsV0FBTyxPQUFPLG9CQUFvQjtBQUNsQyxXQUFPLE9BQU8sb0JBQW9CO0FBQ2xDLFdBQU8sT0FBTyxtQkFBbUI7QUFDakMsV0FBTztBQUFBLEVBQ1QsU0FBUyxPQUFPO0FBQ2QsV0FBTyxNQUFNO0FBQ2IsVUFBTTtBQUFBLEVBQ1I7QUFDRjtBQUVBLFNBQVMsYUFBYSxPQUF5QjtBQUM3QyxRQUFNLE9BQVEsTUFBNEIsUUFBUTtBQUNsRCxTQUFPLEtBQUssV0FBVyxnQkFBZ0IsS0FBSyxTQUFTO0FBQ3ZEO0FBU0EsZUFBc0IsYUFBYSxRQUFnQixhQUFvQztBQUNyRixRQUFNLFNBQVMsSUFBSSxlQUFlLFFBQVEsRUFBRSxlQUFlLE1BQU0sU0FBUyxJQUFLLENBQUM7QUFDaEYsTUFBSTtBQUNGLFdBQU8sS0FBSyxPQUFPO0FBQ25CLFdBQU8sUUFBUSxvQ0FBb0MsRUFBRSxJQUFJO0FBQ3pELFVBQU0sT0FBTyxPQUFPLFdBQVc7QUFDL0IsV0FBTyxLQUFLLFFBQVE7QUFBQSxFQUN0QixVQUFFO0FBQ0EsV0FBTyxNQUFNO0FBQUEsRUFDZjtBQUNGO0FBUU8sU0FBUyxrQkFBa0IsUUFBaUMsT0FBeUI7QUFDMUYsUUFBTSxRQUFRLE9BQU8sUUFBUSw2REFBNkQsRUFBRSxJQUFJO0FBQ2hHLFFBQU0sVUFBVSxRQUFTLE9BQU8sUUFBUSxtQ0FBbUMsRUFBRSxNQUFNLEVBQUUsSUFBSSxJQUFpQixDQUFDO0FBQzNHLFFBQU0sUUFBUSxtQkFBbUIsU0FBUyxLQUFLO0FBQy9DLE1BQUksTUFBTyxPQUFNLElBQUksbUJBQW1CLE9BQU8sS0FBSztBQUNwRCxTQUFPO0FBQ1Q7QUFHTyxTQUFTLHNCQUFzQixNQUFjLE9BQXFCO0FBQ3ZFLFFBQU0sU0FBUyxJQUFJLGVBQWUsTUFBTSxFQUFFLGVBQWUsS0FBSyxDQUFDO0FBQy9ELE1BQUk7QUFDRixzQkFBa0IsUUFBUSxLQUFLO0FBQUEsRUFDakMsVUFBRTtBQUNBLFdBQU8sTUFBTTtBQUFBLEVBQ2Y7QUFDRjtBQU1PLFNBQVMsZ0JBQWdCLE1BQXlCO0FBQ3ZELFFBQU0sU0FBUyxJQUFJLGVBQWUsTUFBTSxFQUFFLGVBQWUsS0FBSyxDQUFDO0FBQy9ELE1BQUk7QUFDRixVQUFNLFVBQVUsT0FBTyxPQUFPLHNCQUFzQixFQUFFLFFBQVEsS0FBSyxDQUFDO0FBQ3BFLFFBQUksWUFBWSxLQUFNLE9BQU0sSUFBSSxNQUFNLDRCQUE0QixPQUFPLEVBQUU7QUFDM0UsVUFBTSxTQUFTLE9BQ1o7QUFBQSxNQUNDO0FBQUEsSUFDRixFQUNDLE1BQU0sRUFDTixJQUFJO0FBQ1AsV0FBTyxPQUFPLFlBQVksT0FBTyxJQUFJLENBQUMsVUFBVSxDQUFDLE9BQU8sVUFBVSxRQUFRLEtBQUssQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUNwRixVQUFFO0FBQ0EsV0FBTyxNQUFNO0FBQUEsRUFDZjtBQUNGO0FBRUEsU0FBUyxVQUFVLFFBQWlDLE9BQXVCO0FBQ3pFLFNBQU8sT0FDSixRQUFRLHlCQUF5QixNQUFNLFdBQVcsS0FBSyxJQUFJLENBQUMsR0FBRyxFQUMvRCxNQUFNLEVBQ04sSUFBSTtBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//1ed708a33ec6bd80f82bd3c800f52536f39e9252
