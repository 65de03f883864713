import { readFileSync } from "node:fs";
const listFile = new URL("./common-passwords.txt", import.meta.url);
function isCommonPassword(password) {
  const wanted = password.trim().toLowerCase();
  return wanted !== "" && readFileSync(listFile, "utf8").split("\n").includes(wanted);
}
export {
  isCommonPassword
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2NvbW1vbi1wYXNzd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLG9CQUFvQjtBQUc3QixNQUFNLFdBQVcsSUFBSSxJQUFJLDBCQUEwQixZQUFZLEdBQUc7QUFRM0QsU0FBUyxpQkFBaUIsVUFBMkI7QUFDMUQsUUFBTSxTQUFTLFNBQVMsS0FBSyxFQUFFLFlBQVk7QUFDM0MsU0FBTyxXQUFXLE1BQU0sYUFBYSxVQUFVLE1BQU0sRUFBRSxNQUFNLElBQUksRUFBRSxTQUFTLE1BQU07QUFDcEY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//df0c67871e92c065e09a4de164ceb9222678caf8
