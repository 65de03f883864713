/** Something could not be loaded: says what, and offers to load it again. */
export function LoadFailure({ what, onReload }: { what: string; onReload(): void }) {
  return (
    <div className="load-failure" role="alert">
      <p>{what} could not be loaded. Please check your connection.</p>
      <button className="button button--quiet" type="button" onClick={onReload}>
        Load again
      </button>
    </div>
  );
}
