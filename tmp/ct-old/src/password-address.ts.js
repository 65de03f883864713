import * as z from "zod";
function addressWithPassword({ protocol, path, hasHost, example }) {
  const sign = "[\\w.~!$&'()*+,;=-]|%[\\da-f]{2}";
  const host = `[^\\s@/?#:[\\]\\\\]${hasHost ? "+" : "*"}|\\[[\\da-f:.]+\\]`;
  const account = `(${sign}|@)*(:(${sign}|:)*)?@`;
  const pattern = new RegExp(`^(${protocol})://(${account})?(${host})(:\\d{1,5})?${path}(\\?[^\\s@#]*)?$`, "i");
  const message = `must be an address such as ${example}; each special character of the password is percent-encoded, as %40 for @, %23 for #, %2F for / and %25 for %`;
  return z.string().refine((address) => pattern.test(address) && URL.canParse(address) && isDecodable(address), message);
}
function isDecodable(address) {
  try {
    return decodeURIComponent(address) !== "";
  } catch {
    return false;
  }
}
export {
  addressWithPassword
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Bhc3N3b3JkLWFkZHJlc3MudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFrQlosU0FBUyxvQkFBb0IsRUFBRSxVQUFVLE1BQU0sU0FBUyxRQUFRLEdBQWlCO0FBQ3RGLFFBQU0sT0FBTztBQUNiLFFBQU0sT0FBTyxzQkFBc0IsVUFBVSxNQUFNLEdBQUc7QUFDdEQsUUFBTSxVQUFVLElBQUksSUFBSSxVQUFVLElBQUk7QUFDdEMsUUFBTSxVQUFVLElBQUksT0FBTyxLQUFLLFFBQVEsUUFBUSxPQUFPLE1BQU0sSUFBSSxnQkFBZ0IsSUFBSSxvQkFBb0IsR0FBRztBQUM1RyxRQUFNLFVBQVUsOEJBQThCLE9BQU87QUFDckQsU0FBTyxFQUNKLE9BQU8sRUFDUCxPQUFPLENBQUMsWUFBWSxRQUFRLEtBQUssT0FBTyxLQUFLLElBQUksU0FBUyxPQUFPLEtBQUssWUFBWSxPQUFPLEdBQUcsT0FBTztBQUN4RztBQUVBLFNBQVMsWUFBWSxTQUEwQjtBQUM3QyxNQUFJO0FBQ0YsV0FBTyxtQkFBbUIsT0FBTyxNQUFNO0FBQUEsRUFDekMsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e94b9fcfb81ce9d6113643ec7f2716cdaee7f861
