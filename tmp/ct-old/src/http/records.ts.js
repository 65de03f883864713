import { NoSuchRecordError } from "./errors.ts";
function requireRecord(value) {
  if (value === void 0) throw new NoSuchRecordError();
  return value;
}
export {
  requireRecord
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvcmVjb3Jkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMseUJBQXlCO0FBTTNCLFNBQVMsY0FBcUIsT0FBaUM7QUFDcEUsTUFBSSxVQUFVLE9BQVcsT0FBTSxJQUFJLGtCQUFrQjtBQUNyRCxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//9ea81dce3d70c210a8d138f86ccc00c2c652c21a
