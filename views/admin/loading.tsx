/** A loading message; hidden in the server's HTML, because without JavaScript nothing is loading. */
export function Loading({ hidden }: { hidden?: boolean }) {
  return (
    <p className="admin-loading" hidden={hidden}>
      Loading...
    </p>
  );
}
