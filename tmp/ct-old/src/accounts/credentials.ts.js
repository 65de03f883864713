import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { readSetting, updateSetting, writeSetting } from "../database/index.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { deleteOtherSessions } from "./session-store.ts";
const passwordCost = 2 ** 15;
const parallelism = 3;
const firstParameters = { cost: 2 ** 16, parallelism: 2 };
const scryptOptions = { r: 8, maxmem: 160 * 1024 * 1024 };
const derive = promisify(scrypt);
const formerMs = 24 * 36e5;
const passwordAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
async function applyEnvironmentPassword(db, role, environmentPassword, { cost, keepsFormer = false, nowMs = Date.now() } = {}) {
  const applied = await updateSetting(db, settingKey(role), async (stored) => {
    if (stored?.environment && await matches(stored.environment, environmentPassword)) return void 0;
    const former = keepsFormer ? (stored?.former ?? []).filter(({ untilMs }) => untilMs > nowMs) : [];
    for (const hash of former) if (await matches(hash, environmentPassword)) return void 0;
    const environment = await hashPassword(environmentPassword, cost);
    if (keepsFormer && stored?.environment) former.push({ ...stored.environment, untilMs: nowMs + formerMs });
    return {
      ...environment,
      environment,
      ...former.length > 0 && { former },
      ...isCommonPassword(environmentPassword) && concernNow("common")
    };
  });
  if (applied) await deleteOtherSessions(db, role);
}
async function hasPassword(db, role) {
  return (await readSetting(db, settingKey(role))).value !== void 0;
}
async function findPasswordConcern(db, role) {
  return (await readSetting(db, settingKey(role))).value?.concern;
}
async function findPasswordVersion(db, role) {
  return (await readSetting(db, settingKey(role))).version;
}
async function setPassword(db, role, password, { cost, reason, version } = {}) {
  const hash = await hashPassword(password, cost);
  const key = settingKey(role);
  const replace = (stored) => ({
    ...hash,
    environment: stored?.environment,
    ...stored?.former && { former: stored.former },
    ...reason && concernNow(reason)
  });
  if (version === void 0) await updateSetting(db, key, replace);
  else
    await writeSetting(
      db,
      key,
      replace((await readSetting(db, key)).value),
      version,
      "The password was changed in another window."
    );
}
async function makeFirstPassword(db, role, { cost } = {}) {
  const password = makePassword();
  const made = await updateSetting(
    db,
    settingKey(role),
    async (stored) => stored ? void 0 : { ...await hashPassword(password, cost), ...concernNow("generated") }
  );
  return made && password;
}
async function findRoleByPassword(db, password) {
  let owner;
  for (const role of ["staff", "admin"]) {
    const { value } = await readSetting(db, settingKey(role));
    if (value && await matches(value, password)) owner = role;
  }
  return owner;
}
function makePassword() {
  const letters = Array.from({ length: 20 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}
function concernNow(reason) {
  return { concern: { reason, since: (/* @__PURE__ */ new Date()).toISOString() } };
}
const settingKey = (role) => `password:${role}`;
async function hashPassword(password, cost = passwordCost) {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, { ...scryptOptions, N: cost, p: parallelism });
  return { salt: salt.toString("hex"), hash: hash.toString("hex"), cost, parallelism };
}
async function matches(known, password) {
  const { salt, hash, cost: N, parallelism: p } = { ...firstParameters, ...known };
  const derived = await derive(password, Buffer.from(salt, "hex"), 32, { ...scryptOptions, N, p });
  return timingSafeEqual(derived, Buffer.from(hash, "hex"));
}
export {
  applyEnvironmentPassword,
  findPasswordConcern,
  findPasswordVersion,
  findRoleByPassword,
  hasPassword,
  makeFirstPassword,
  makePassword,
  passwordCost,
  setPassword
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2NyZWRlbnRpYWxzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxhQUFhLFdBQStCLFFBQVEsdUJBQXVCO0FBQ3BGLFNBQVMsaUJBQWlCO0FBRTFCLFNBQXdCLGFBQWEsZUFBZSxvQkFBb0I7QUFFeEUsU0FBUyx3QkFBd0I7QUFDakMsU0FBUywyQkFBMkI7QUFNN0IsTUFBTSxlQUFlLEtBQUs7QUFDakMsTUFBTSxjQUFjO0FBRXBCLE1BQU0sa0JBQWtCLEVBQUUsTUFBTSxLQUFLLElBQUksYUFBYSxFQUFFO0FBQ3hELE1BQU0sZ0JBQWdCLEVBQUUsR0FBRyxHQUFHLFFBQVEsTUFBTSxPQUFPLEtBQUs7QUFDeEQsTUFBTSxTQUFTLFVBQXlELE1BQU07QUFHOUUsTUFBTSxXQUFXLEtBQUs7QUFHdEIsTUFBTSxtQkFBbUI7QUFpRHpCLGVBQXNCLHlCQUNwQixJQUNBLE1BQ0EscUJBQ0EsRUFBRSxNQUFNLGNBQWMsT0FBTyxRQUFRLEtBQUssSUFBSSxFQUFFLElBQWtCLENBQUMsR0FDcEQ7QUFDZixRQUFNLFVBQVUsTUFBTSxjQUEwQixJQUFJLFdBQVcsSUFBSSxHQUFHLE9BQU8sV0FBVztBQUN0RixRQUFJLFFBQVEsZUFBZ0IsTUFBTSxRQUFRLE9BQU8sYUFBYSxtQkFBbUIsRUFBSSxRQUFPO0FBQzVGLFVBQU0sU0FBUyxlQUFlLFFBQVEsVUFBVSxDQUFDLEdBQUcsT0FBTyxDQUFDLEVBQUUsUUFBUSxNQUFNLFVBQVUsS0FBSyxJQUFJLENBQUM7QUFDaEcsZUFBVyxRQUFRLE9BQVEsS0FBSSxNQUFNLFFBQVEsTUFBTSxtQkFBbUIsRUFBRyxRQUFPO0FBQ2hGLFVBQU0sY0FBYyxNQUFNLGFBQWEscUJBQXFCLElBQUk7QUFDaEUsUUFBSSxlQUFlLFFBQVEsWUFBYSxRQUFPLEtBQUssRUFBRSxHQUFHLE9BQU8sYUFBYSxTQUFTLFFBQVEsU0FBUyxDQUFDO0FBQ3hHLFdBQU87QUFBQSxNQUNMLEdBQUc7QUFBQSxNQUNIO0FBQUEsTUFDQSxHQUFJLE9BQU8sU0FBUyxLQUFLLEVBQUUsT0FBTztBQUFBLE1BQ2xDLEdBQUksaUJBQWlCLG1CQUFtQixLQUFLLFdBQVcsUUFBUTtBQUFBLElBQ2xFO0FBQUEsRUFDRixDQUFDO0FBQ0QsTUFBSSxRQUFTLE9BQU0sb0JBQW9CLElBQUksSUFBSTtBQUNqRDtBQUdBLGVBQXNCLFlBQVksSUFBc0IsTUFBOEI7QUFDcEYsVUFBUSxNQUFNLFlBQXdCLElBQUksV0FBVyxJQUFJLENBQUMsR0FBRyxVQUFVO0FBQ3pFO0FBR0EsZUFBc0Isb0JBQW9CLElBQXNCLE1BQWtEO0FBQ2hILFVBQVEsTUFBTSxZQUF3QixJQUFJLFdBQVcsSUFBSSxDQUFDLEdBQUcsT0FBTztBQUN0RTtBQUdBLGVBQXNCLG9CQUFvQixJQUFzQixNQUE2QjtBQUMzRixVQUFRLE1BQU0sWUFBWSxJQUFJLFdBQVcsSUFBSSxDQUFDLEdBQUc7QUFDbkQ7QUFNQSxlQUFzQixZQUNwQixJQUNBLE1BQ0EsVUFDQSxFQUFFLE1BQU0sUUFBUSxRQUFRLElBQWdCLENBQUMsR0FDMUI7QUFDZixRQUFNLE9BQU8sTUFBTSxhQUFhLFVBQVUsSUFBSTtBQUM5QyxRQUFNLE1BQU0sV0FBVyxJQUFJO0FBQzNCLFFBQU0sVUFBVSxDQUFDLFlBQWdEO0FBQUEsSUFDL0QsR0FBRztBQUFBLElBQ0gsYUFBYSxRQUFRO0FBQUEsSUFDckIsR0FBSSxRQUFRLFVBQVUsRUFBRSxRQUFRLE9BQU8sT0FBTztBQUFBLElBQzlDLEdBQUksVUFBVSxXQUFXLE1BQU07QUFBQSxFQUNqQztBQUNBLE1BQUksWUFBWSxPQUFXLE9BQU0sY0FBMEIsSUFBSSxLQUFLLE9BQU87QUFBQTtBQUV6RSxVQUFNO0FBQUEsTUFDSjtBQUFBLE1BQ0E7QUFBQSxNQUNBLFNBQVMsTUFBTSxZQUF3QixJQUFJLEdBQUcsR0FBRyxLQUFLO0FBQUEsTUFDdEQ7QUFBQSxNQUNBO0FBQUEsSUFDRjtBQUNKO0FBTUEsZUFBc0Isa0JBQ3BCLElBQ0EsTUFDQSxFQUFFLEtBQUssSUFBaUIsQ0FBQyxHQUNJO0FBQzdCLFFBQU0sV0FBVyxhQUFhO0FBQzlCLFFBQU0sT0FBTyxNQUFNO0FBQUEsSUFBMEI7QUFBQSxJQUFJLFdBQVcsSUFBSTtBQUFBLElBQUcsT0FBTyxXQUN4RSxTQUFTLFNBQVksRUFBRSxHQUFJLE1BQU0sYUFBYSxVQUFVLElBQUksR0FBSSxHQUFHLFdBQVcsV0FBVyxFQUFFO0FBQUEsRUFDN0Y7QUFDQSxTQUFPLFFBQVE7QUFDakI7QUFHQSxlQUFzQixtQkFBbUIsSUFBc0IsVUFBNkM7QUFDMUcsTUFBSTtBQUNKLGFBQVcsUUFBUSxDQUFDLFNBQVMsT0FBTyxHQUFZO0FBQzlDLFVBQU0sRUFBRSxNQUFNLElBQUksTUFBTSxZQUF3QixJQUFJLFdBQVcsSUFBSSxDQUFDO0FBQ3BFLFFBQUksU0FBVSxNQUFNLFFBQVEsT0FBTyxRQUFRLEVBQUksU0FBUTtBQUFBLEVBQ3pEO0FBQ0EsU0FBTztBQUNUO0FBR08sU0FBUyxlQUF1QjtBQUNyQyxRQUFNLFVBQVUsTUFBTSxLQUFLLEVBQUUsUUFBUSxHQUFHLEdBQUcsTUFBTSxpQkFBaUIsVUFBVSxpQkFBaUIsTUFBTSxDQUFDLENBQUMsRUFBRSxLQUFLLEVBQUU7QUFDOUcsU0FBTyxRQUFRLE1BQU0sT0FBTyxHQUFHLEtBQUssR0FBRyxLQUFLO0FBQzlDO0FBRUEsU0FBUyxXQUFXLFFBQWlFO0FBQ25GLFNBQU8sRUFBRSxTQUFTLEVBQUUsUUFBUSxRQUFPLG9CQUFJLEtBQUssR0FBRSxZQUFZLEVBQUUsRUFBRTtBQUNoRTtBQUVBLE1BQU0sYUFBYSxDQUFDLFNBQWUsWUFBWSxJQUFJO0FBRW5ELGVBQWUsYUFBYSxVQUFrQixPQUFPLGNBQXFDO0FBQ3hGLFFBQU0sT0FBTyxZQUFZLEVBQUU7QUFDM0IsUUFBTSxPQUFPLE1BQU0sT0FBTyxVQUFVLE1BQU0sSUFBSSxFQUFFLEdBQUcsZUFBZSxHQUFHLE1BQU0sR0FBRyxZQUFZLENBQUM7QUFDM0YsU0FBTyxFQUFFLE1BQU0sS0FBSyxTQUFTLEtBQUssR0FBRyxNQUFNLEtBQUssU0FBUyxLQUFLLEdBQUcsTUFBTSxZQUFZO0FBQ3JGO0FBRUEsZUFBZSxRQUFRLE9BQXFCLFVBQW9DO0FBQzlFLFFBQU0sRUFBRSxNQUFNLE1BQU0sTUFBTSxHQUFHLGFBQWEsRUFBRSxJQUFJLEVBQUUsR0FBRyxpQkFBaUIsR0FBRyxNQUFNO0FBQy9FLFFBQU0sVUFBVSxNQUFNLE9BQU8sVUFBVSxPQUFPLEtBQUssTUFBTSxLQUFLLEdBQUcsSUFBSSxFQUFFLEdBQUcsZUFBZSxHQUFHLEVBQUUsQ0FBQztBQUMvRixTQUFPLGdCQUFnQixTQUFTLE9BQU8sS0FBSyxNQUFNLEtBQUssQ0FBQztBQUMxRDsiLAogICJuYW1lcyI6IFtdCn0K

//8b039c383e0061303e8a41bad3aec691ace76429
