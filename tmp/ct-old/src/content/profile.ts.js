import { ChangedElsewhereError } from "../http/errors.ts";
import { defaultProfile } from "../shared/profile.ts";
import { readBody } from "./read.ts";
import { shippedHash } from "./shipped.ts";
import { addVersion, findRow, findVersion, forgetOldVersions, writeLive } from "./store.ts";
const id = "profile";
async function readProfile(db) {
  const row = await findRow(db, id);
  const live = row?.publishedVersion ? await findVersion(db, id, row.publishedVersion) : void 0;
  const profile = live && readBody(id, id, live.body);
  return { profile: profile ?? defaultProfile, version: row?.draftVersion ?? 0 };
}
async function publishProfileInBatch(transaction, { by, at, documents }, batch, { profile, version }) {
  const row = await findRow(transaction, id);
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, documents.plan.region), batch };
  const replaced = row?.publishedVersion ?? null;
  const to = await addVersion(transaction, { documentId: id, words: profile, origin: "set-up", replaced, ...stamp });
  if (!await writeLive(transaction, { id, kind: id, draftVersion: version, to }))
    throw new ChangedElsewhereError("The profile was changed in another window.");
  await forgetOldVersions(transaction, id);
}
export {
  publishProfileInBatch,
  readProfile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcHJvZmlsZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLFNBQVMsNkJBQTZCO0FBQ3RDLFNBQVMsc0JBQW9DO0FBRTdDLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsWUFBWSxTQUFTLGFBQWEsbUJBQW1CLGlCQUFpQjtBQUUvRSxNQUFNLEtBQUs7QUFHWCxlQUFzQixZQUFZLElBQXNFO0FBQ3RHLFFBQU0sTUFBTSxNQUFNLFFBQVEsSUFBSSxFQUFFO0FBQ2hDLFFBQU0sT0FBTyxLQUFLLG1CQUFtQixNQUFNLFlBQVksSUFBSSxJQUFJLElBQUksZ0JBQWdCLElBQUk7QUFDdkYsUUFBTSxVQUFXLFFBQVEsU0FBUyxJQUFJLElBQUksS0FBSyxJQUFJO0FBQ25ELFNBQU8sRUFBRSxTQUFTLFdBQVcsZ0JBQWdCLFNBQVMsS0FBSyxnQkFBZ0IsRUFBRTtBQUMvRTtBQU9BLGVBQXNCLHNCQUNwQixhQUNBLEVBQUUsSUFBSSxJQUFJLFVBQVUsR0FDcEIsT0FDQSxFQUFFLFNBQVMsUUFBUSxHQUNKO0FBQ2YsUUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsUUFBTSxRQUFRLEVBQUUsSUFBSSxHQUFHLE1BQU0sSUFBSSxhQUFhLFlBQVksSUFBSSxVQUFVLEtBQUssTUFBTSxHQUFHLE1BQU07QUFDNUYsUUFBTSxXQUFXLEtBQUssb0JBQW9CO0FBQzFDLFFBQU0sS0FBSyxNQUFNLFdBQVcsYUFBYSxFQUFFLFlBQVksSUFBSSxPQUFPLFNBQVMsUUFBUSxVQUFVLFVBQVUsR0FBRyxNQUFNLENBQUM7QUFDakgsTUFBSSxDQUFFLE1BQU0sVUFBVSxhQUFhLEVBQUUsSUFBSSxNQUFNLElBQUksY0FBYyxTQUFTLEdBQUcsQ0FBQztBQUM1RSxVQUFNLElBQUksc0JBQXNCLDRDQUE0QztBQUM5RSxRQUFNLGtCQUFrQixhQUFhLEVBQUU7QUFDekM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e251e0b0d898cb7409ee29f7f2896aa1261cd41a
