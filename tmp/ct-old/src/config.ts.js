import nodeModule from "node:module";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { domainToASCII } from "node:url";
import * as z from "zod";
import { addressWithPassword } from "./password-address.ts";
const productRoot = dirname(nodeModule.findPackageJSON("..", import.meta.url) ?? resolve("package.json"));
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
class ConfigError extends Error {
  name = "ConfigError";
}
function loadConfig(environment) {
  const cut = Object.entries(environment).map(([name, value]) => [name, value?.replace(/[\r\n]+$/, "")]);
  const given = Object.fromEntries(cut.filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(given);
  const mistakes = [...result.error?.issues.map(describeIssue) ?? [], ...findContradictions(given)];
  if (!result.success || mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return toConfig(result.data);
}
const portMessage = "must be a port number from 0 to 65535";
const passwordMessage = "must have 8 to 200 characters";
const urlMessage = "must be an address without a path, such as https://example.com";
const portSchema = z.string().regex(/^\d{1,5}$/, portMessage).transform(Number).refine((port) => port <= 65535, portMessage);
function secondsFrom(least) {
  const message = `must be a number of seconds from ${least} to 3600`;
  return z.string().regex(/^\d{1,4}$/, message).transform(Number).refine((seconds) => seconds >= least && seconds <= 3600, message);
}
const emailSchema = z.string().transform(
  (address) => address.trim().replace(/[^@]*$/, (domain) => /[^ -~]/.test(domain) ? domainToASCII(domain) : domain)
).pipe(z.email({ pattern: z.regexes.html5Email, error: "must be an email address" }));
const environmentSchema = z.object({
  PORT: portSchema.default(3e3),
  HOST: z.string().regex(/^[0-9A-Za-z.:%-]+$/, "must be an address or name of this machine, such as 0.0.0.0").default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: addressWithPassword({
    protocol: "postgres(ql)?",
    hasHost: false,
    path: "(/[^\\s@?#]*)?",
    example: "postgres://site:password@db.example.com/site"
  }).optional(),
  DATABASE_POOL: z.string().regex(/^[1-9]\d?$/, "must be a number from 1 to 99").transform(Number).default(10),
  CACHE_MB: z.string().regex(/^[1-9]\d{1,6}$/, "must be a number of megabytes from 10 to 9999999").transform(Number).default(2048),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: urlMessage }).transform((url) => url.replace(/\/+$/, "")).refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`, urlMessage).optional(),
  ADMIN_PASSWORD: z.string().min(8, passwordMessage).max(200, passwordMessage).optional(),
  STAFF_PASSWORD: z.string().min(8, passwordMessage).max(200, passwordMessage).optional(),
  SESSION_KEY: z.string().regex(
    /^[0-9a-fA-F]{64}(,\s*[0-9a-fA-F]{64}){0,2}$/,
    "must be 64 hex digits, or up to three of those, the newest first"
  ).transform((list) => list.split(",").map((key) => Buffer.from(key.trim(), "hex"))).default([]),
  TRUST_PROXY: z.string().transform((list) => list.split(",").map((entry) => entry.trim())).refine(
    (entries) => entries.every(isProxyAddress),
    "must list addresses or CIDR ranges, such as 10.0.0.0/8, never a number of hops or true"
  ).optional(),
  SMTP_URL: addressWithPassword({
    protocol: "smtps?",
    hasHost: true,
    path: "/?",
    example: "smtps://user:password@mail.example.com"
  }).optional(),
  MAIL_FROM: z.string().regex(/@/, "must be an email address, or a name with one: Longleaf <site@example.com>").optional(),
  NOTIFY_EMAIL: emailSchema.optional(),
  WEBHOOK_PRIVATE: z.enum(["true", "false"], "must be true or false").default("false"),
  MAIL_PRIVATE: z.enum(["true", "false"], "must be true or false").default("false"),
  BACKUP_DIR: z.string().optional(),
  DRAIN_SECONDS: secondsFrom(0).default(0),
  STOP_SECONDS: secondsFrom(1).default(10),
  METRICS_PORT: portSchema.optional(),
  CDN_SECONDS: secondsFrom(0).default(0),
  REPLICA: z.string().regex(/^[0-9A-Za-z._-]{1,100}$/, "must be a name of letters, digits, dots and hyphens").optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info")
});
const variableNames = Object.keys(environmentSchema.shape);
function findContradictions(given) {
  const lines = [];
  if (given.STAFF_PASSWORD && given.STAFF_PASSWORD === given.ADMIN_PASSWORD)
    lines.push("STAFF_PASSWORD must differ from ADMIN_PASSWORD");
  if (!given.SMTP_URL) return lines;
  for (const name of ["MAIL_FROM", "NOTIFY_EMAIL"])
    if (!given[name]) lines.push(`${name} must be set when SMTP_URL is set`);
  return lines;
}
function isProxyAddress(entry) {
  const [address = "", prefix, ...rest] = entry.split("/");
  if (rest.length > 0 || !isIP(address)) return false;
  if (prefix === void 0) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}
function findBackupDir({ BACKUP_DIR, DATABASE_URL, DATA_DIR }) {
  if (BACKUP_DIR) return resolve(BACKUP_DIR);
  return DATABASE_URL ? void 0 : resolve(join(DATA_DIR, "backups"));
}
function describeIssue(issue) {
  return `${issue.path.join(".")} ${issue.message}`;
}
function toConfig(values) {
  const [sessionKey, ...formerKeys] = values.SESSION_KEY;
  return {
    port: values.PORT,
    host: values.HOST,
    /** Absolute path of the directory that must survive. */
    dataDir: resolve(values.DATA_DIR),
    /** The PostgreSQL database that holds the rows in the place of `site.db` in the data directory. */
    databaseUrl: values.DATABASE_URL,
    /** How many connections to that database at most. */
    databasePool: values.DATABASE_POOL,
    /** With such a database: how much of this machine's disk copies of its files may take. */
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    /** Where the build's output stands. */
    distDir: join(productRoot, "dist"),
    staticDir: join(productRoot, "static"),
    /** The site's public address without a trailing slash; the profile's website when absent. */
    publicUrl: values.PUBLIC_URL,
    adminPassword: values.ADMIN_PASSWORD,
    staffPassword: values.STAFF_PASSWORD,
    /** 32 bytes; made once in the data directory when absent. */
    sessionKey,
    /** Keys of before, which what is in browsers and in the database may still need; nothing new is made with them. */
    formerKeys,
    /** Addresses or CIDR ranges of proxies whose `X-Forwarded-*` are believed. */
    trustProxy: values.TRUST_PROXY ?? false,
    mail: values.SMTP_URL && values.MAIL_FROM && values.NOTIFY_EMAIL ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.NOTIFY_EMAIL } : void 0,
    /** Lets the webhook use `http:` and reach this machine and its network; for tests and for a tool next door. */
    webhookPrivate: values.WEBHOOK_PRIVATE === "true",
    /** The same for the mail server that the owner types; that of `SMTP_URL` may stand anywhere. */
    mailPrivate: values.MAIL_PRIVATE === "true",
    /** Where backups are written: `backups` in the data directory unless set; where processes share a database, nowhere unless set. */
    backupDir: findBackupDir(values),
    logLevel: values.LOG_LEVEL,
    /** How long the site goes on serving after SIGTERM, while balancers turn to others. */
    drainSeconds: values.DRAIN_SECONDS,
    /** How long the stop itself may take after that. */
    stopSeconds: values.STOP_SECONDS,
    /** Where the metrics are served; nowhere when absent. */
    metricsPort: values.METRICS_PORT,
    /** How long caches between visitors and the site may show a page without asking; 0 for not at all. */
    cdnSeconds: values.CDN_SECONDS,
    /** What this process calls itself in its log; nothing where it is alone and has no name. */
    replica: values.REPLICA ?? (values.DATABASE_URL ? hostname() : void 0)
  };
}
export {
  ConfigError,
  loadConfig,
  variableNames
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbmZpZy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sZ0JBQWdCO0FBQ3ZCLFNBQVMsWUFBWTtBQUNyQixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLFNBQVMsTUFBTSxlQUFlO0FBQ3ZDLFNBQVMscUJBQXFCO0FBQzlCLFlBQVksT0FBTztBQUNuQixTQUFTLDJCQUEyQjtBQUlwQyxNQUFNLGNBQWMsUUFBUSxXQUFXLGdCQUFnQixNQUFNLFlBQVksR0FBRyxLQUFLLFFBQVEsY0FBYyxDQUFDO0FBS3hHLE1BQU0sWUFBWSxDQUFDLFNBQVMsU0FBUyxRQUFRLFFBQVEsU0FBUyxTQUFTLFFBQVE7QUFHeEUsTUFBTSxvQkFBb0IsTUFBTTtBQUFBLEVBQzVCLE9BQU87QUFDbEI7QUFNTyxTQUFTLFdBQVcsYUFBeUQ7QUFFbEYsUUFBTSxNQUFNLE9BQU8sUUFBUSxXQUFXLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTSxLQUFLLE1BQU0sQ0FBQyxNQUFNLE9BQU8sUUFBUSxZQUFZLEVBQUUsQ0FBQyxDQUFDO0FBRXJHLFFBQU0sUUFBUSxPQUFPLFlBQVksSUFBSSxPQUFPLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxVQUFVLEVBQUUsQ0FBQztBQUN4RSxRQUFNLFNBQVMsa0JBQWtCLFVBQVUsS0FBSztBQUNoRCxRQUFNLFdBQVcsQ0FBQyxHQUFJLE9BQU8sT0FBTyxPQUFPLElBQUksYUFBYSxLQUFLLENBQUMsR0FBSSxHQUFHLG1CQUFtQixLQUFLLENBQUM7QUFDbEcsTUFBSSxDQUFDLE9BQU8sV0FBVyxTQUFTLFNBQVMsRUFBRyxPQUFNLElBQUksWUFBWSxTQUFTLEtBQUssSUFBSSxDQUFDO0FBQ3JGLFNBQU8sU0FBUyxPQUFPLElBQUk7QUFDN0I7QUFFQSxNQUFNLGNBQWM7QUFDcEIsTUFBTSxrQkFBa0I7QUFDeEIsTUFBTSxhQUFhO0FBRW5CLE1BQU0sYUFBYSxFQUNoQixPQUFPLEVBQ1AsTUFBTSxhQUFhLFdBQVcsRUFDOUIsVUFBVSxNQUFNLEVBQ2hCLE9BQU8sQ0FBQyxTQUFTLFFBQVEsT0FBTyxXQUFXO0FBRzlDLFNBQVMsWUFBWSxPQUFlO0FBQ2xDLFFBQU0sVUFBVSxvQ0FBb0MsS0FBSztBQUN6RCxTQUFPLEVBQ0osT0FBTyxFQUNQLE1BQU0sYUFBYSxPQUFPLEVBQzFCLFVBQVUsTUFBTSxFQUNoQixPQUFPLENBQUMsWUFBWSxXQUFXLFNBQVMsV0FBVyxNQUFNLE9BQU87QUFDckU7QUFHQSxNQUFNLGNBQWMsRUFDakIsT0FBTyxFQUNQO0FBQUEsRUFBVSxDQUFDLFlBQ1YsUUFBUSxLQUFLLEVBQUUsUUFBUSxVQUFVLENBQUMsV0FBWSxTQUFTLEtBQUssTUFBTSxJQUFJLGNBQWMsTUFBTSxJQUFJLE1BQU87QUFDdkcsRUFDQyxLQUFLLEVBQUUsTUFBTSxFQUFFLFNBQVMsRUFBRSxRQUFRLFlBQVksT0FBTywyQkFBMkIsQ0FBQyxDQUFDO0FBRXJGLE1BQU0sb0JBQW9CLEVBQUUsT0FBTztBQUFBLEVBQ2pDLE1BQU0sV0FBVyxRQUFRLEdBQUk7QUFBQSxFQUM3QixNQUFNLEVBQ0gsT0FBTyxFQUNQLE1BQU0sc0JBQXNCLDZEQUE2RCxFQUN6RixRQUFRLFdBQVc7QUFBQSxFQUN0QixVQUFVLEVBQUUsT0FBTyxFQUFFLFFBQVEsUUFBUTtBQUFBLEVBQ3JDLGNBQWMsb0JBQW9CO0FBQUEsSUFDaEMsVUFBVTtBQUFBLElBQ1YsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLEVBQ1gsQ0FBQyxFQUFFLFNBQVM7QUFBQSxFQUNaLGVBQWUsRUFDWixPQUFPLEVBQ1AsTUFBTSxjQUFjLCtCQUErQixFQUNuRCxVQUFVLE1BQU0sRUFDaEIsUUFBUSxFQUFFO0FBQUEsRUFDYixVQUFVLEVBQ1AsT0FBTyxFQUNQLE1BQU0sa0JBQWtCLGtEQUFrRCxFQUMxRSxVQUFVLE1BQU0sRUFDaEIsUUFBUSxJQUFJO0FBQUEsRUFDZixZQUFZLEVBQ1QsSUFBSSxFQUFFLFVBQVUsWUFBWSxPQUFPLFdBQVcsQ0FBQyxFQUMvQyxVQUFVLENBQUMsUUFBUSxJQUFJLFFBQVEsUUFBUSxFQUFFLENBQUMsRUFDMUMsT0FBTyxDQUFDLFFBQVEsSUFBSSxTQUFTLEdBQUcsS0FBSyxJQUFJLElBQUksR0FBRyxFQUFFLFNBQVMsR0FBRyxJQUFJLElBQUksR0FBRyxFQUFFLE1BQU0sS0FBSyxVQUFVLEVBQ2hHLFNBQVM7QUFBQSxFQUNaLGdCQUFnQixFQUFFLE9BQU8sRUFBRSxJQUFJLEdBQUcsZUFBZSxFQUFFLElBQUksS0FBSyxlQUFlLEVBQUUsU0FBUztBQUFBLEVBQ3RGLGdCQUFnQixFQUFFLE9BQU8sRUFBRSxJQUFJLEdBQUcsZUFBZSxFQUFFLElBQUksS0FBSyxlQUFlLEVBQUUsU0FBUztBQUFBLEVBQ3RGLGFBQWEsRUFDVixPQUFPLEVBQ1A7QUFBQSxJQUNDO0FBQUEsSUFDQTtBQUFBLEVBQ0YsRUFDQyxVQUFVLENBQUMsU0FBUyxLQUFLLE1BQU0sR0FBRyxFQUFFLElBQUksQ0FBQyxRQUFRLE9BQU8sS0FBSyxJQUFJLEtBQUssR0FBRyxLQUFLLENBQUMsQ0FBQyxFQUNoRixRQUFRLENBQUMsQ0FBQztBQUFBLEVBQ2IsYUFBYSxFQUNWLE9BQU8sRUFDUCxVQUFVLENBQUMsU0FBUyxLQUFLLE1BQU0sR0FBRyxFQUFFLElBQUksQ0FBQyxVQUFVLE1BQU0sS0FBSyxDQUFDLENBQUMsRUFDaEU7QUFBQSxJQUNDLENBQUMsWUFBWSxRQUFRLE1BQU0sY0FBYztBQUFBLElBQ3pDO0FBQUEsRUFDRixFQUNDLFNBQVM7QUFBQSxFQUNaLFVBQVUsb0JBQW9CO0FBQUEsSUFDNUIsVUFBVTtBQUFBLElBQ1YsU0FBUztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLEVBQ1gsQ0FBQyxFQUFFLFNBQVM7QUFBQSxFQUNaLFdBQVcsRUFDUixPQUFPLEVBQ1AsTUFBTSxLQUFLLDJFQUEyRSxFQUN0RixTQUFTO0FBQUEsRUFDWixjQUFjLFlBQVksU0FBUztBQUFBLEVBQ25DLGlCQUFpQixFQUFFLEtBQUssQ0FBQyxRQUFRLE9BQU8sR0FBRyx1QkFBdUIsRUFBRSxRQUFRLE9BQU87QUFBQSxFQUNuRixjQUFjLEVBQUUsS0FBSyxDQUFDLFFBQVEsT0FBTyxHQUFHLHVCQUF1QixFQUFFLFFBQVEsT0FBTztBQUFBLEVBQ2hGLFlBQVksRUFBRSxPQUFPLEVBQUUsU0FBUztBQUFBLEVBQ2hDLGVBQWUsWUFBWSxDQUFDLEVBQUUsUUFBUSxDQUFDO0FBQUEsRUFDdkMsY0FBYyxZQUFZLENBQUMsRUFBRSxRQUFRLEVBQUU7QUFBQSxFQUN2QyxjQUFjLFdBQVcsU0FBUztBQUFBLEVBQ2xDLGFBQWEsWUFBWSxDQUFDLEVBQUUsUUFBUSxDQUFDO0FBQUEsRUFDckMsU0FBUyxFQUNOLE9BQU8sRUFDUCxNQUFNLDJCQUEyQixxREFBcUQsRUFDdEYsU0FBUztBQUFBLEVBQ1osV0FBVyxFQUFFLEtBQUssV0FBVyxrQkFBa0IsVUFBVSxLQUFLLElBQUksQ0FBQyxFQUFFLEVBQUUsUUFBUSxNQUFNO0FBQ3ZGLENBQUM7QUFHTSxNQUFNLGdCQUFtQyxPQUFPLEtBQUssa0JBQWtCLEtBQUs7QUFHbkYsU0FBUyxtQkFBbUIsT0FBcUQ7QUFDL0UsUUFBTSxRQUFrQixDQUFDO0FBQ3pCLE1BQUksTUFBTSxrQkFBa0IsTUFBTSxtQkFBbUIsTUFBTTtBQUN6RCxVQUFNLEtBQUssZ0RBQWdEO0FBQzdELE1BQUksQ0FBQyxNQUFNLFNBQVUsUUFBTztBQUM1QixhQUFXLFFBQVEsQ0FBQyxhQUFhLGNBQWM7QUFDN0MsUUFBSSxDQUFDLE1BQU0sSUFBSSxFQUFHLE9BQU0sS0FBSyxHQUFHLElBQUksbUNBQW1DO0FBQ3pFLFNBQU87QUFDVDtBQU1BLFNBQVMsZUFBZSxPQUF3QjtBQUM5QyxRQUFNLENBQUMsVUFBVSxJQUFJLFFBQVEsR0FBRyxJQUFJLElBQUksTUFBTSxNQUFNLEdBQUc7QUFDdkQsTUFBSSxLQUFLLFNBQVMsS0FBSyxDQUFDLEtBQUssT0FBTyxFQUFHLFFBQU87QUFDOUMsTUFBSSxXQUFXLE9BQVcsUUFBTztBQUNqQyxTQUFPLGlCQUFpQixLQUFLLE1BQU0sS0FBSyxPQUFPLE1BQU0sTUFBTSxLQUFLLE9BQU8sTUFBTSxJQUFJLEtBQUs7QUFDeEY7QUFHQSxTQUFTLGNBQWMsRUFBRSxZQUFZLGNBQWMsU0FBUyxHQUEwRDtBQUNwSCxNQUFJLFdBQVksUUFBTyxRQUFRLFVBQVU7QUFDekMsU0FBTyxlQUFlLFNBQVksUUFBUSxLQUFLLFVBQVUsU0FBUyxDQUFDO0FBQ3JFO0FBRUEsU0FBUyxjQUFjLE9BQWlDO0FBQ3RELFNBQU8sR0FBRyxNQUFNLEtBQUssS0FBSyxHQUFHLENBQUMsSUFBSSxNQUFNLE9BQU87QUFDakQ7QUFLQSxTQUFTLFNBQVMsUUFBMkM7QUFDM0QsUUFBTSxDQUFDLFlBQVksR0FBRyxVQUFVLElBQUksT0FBTztBQUMzQyxTQUFPO0FBQUEsSUFDTCxNQUFNLE9BQU87QUFBQSxJQUNiLE1BQU0sT0FBTztBQUFBO0FBQUEsSUFFYixTQUFTLFFBQVEsT0FBTyxRQUFRO0FBQUE7QUFBQSxJQUVoQyxhQUFhLE9BQU87QUFBQTtBQUFBLElBRXBCLGNBQWMsT0FBTztBQUFBO0FBQUEsSUFFckIsWUFBWSxPQUFPLFdBQVcsT0FBTztBQUFBO0FBQUEsSUFFckMsU0FBUyxLQUFLLGFBQWEsTUFBTTtBQUFBLElBQ2pDLFdBQVcsS0FBSyxhQUFhLFFBQVE7QUFBQTtBQUFBLElBRXJDLFdBQVcsT0FBTztBQUFBLElBQ2xCLGVBQWUsT0FBTztBQUFBLElBQ3RCLGVBQWUsT0FBTztBQUFBO0FBQUEsSUFFdEI7QUFBQTtBQUFBLElBRUE7QUFBQTtBQUFBLElBRUEsWUFBWSxPQUFPLGVBQWdCO0FBQUEsSUFDbkMsTUFDRSxPQUFPLFlBQVksT0FBTyxhQUFhLE9BQU8sZUFDMUMsRUFBRSxTQUFTLE9BQU8sVUFBVSxNQUFNLE9BQU8sV0FBVyxJQUFJLE9BQU8sYUFBYSxJQUM1RTtBQUFBO0FBQUEsSUFFTixnQkFBZ0IsT0FBTyxvQkFBb0I7QUFBQTtBQUFBLElBRTNDLGFBQWEsT0FBTyxpQkFBaUI7QUFBQTtBQUFBLElBRXJDLFdBQVcsY0FBYyxNQUFNO0FBQUEsSUFDL0IsVUFBVSxPQUFPO0FBQUE7QUFBQSxJQUVqQixjQUFjLE9BQU87QUFBQTtBQUFBLElBRXJCLGFBQWEsT0FBTztBQUFBO0FBQUEsSUFFcEIsYUFBYSxPQUFPO0FBQUE7QUFBQSxJQUVwQixZQUFZLE9BQU87QUFBQTtBQUFBLElBRW5CLFNBQVMsT0FBTyxZQUFZLE9BQU8sZUFBZSxTQUFTLElBQUk7QUFBQSxFQUNqRTtBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//59201cc65255d86cd9e7aa017d599a39f0264e92
