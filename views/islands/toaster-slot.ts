/** What the server renders for the toaster: nothing. */
export function Toaster() {
  return null;
}
