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

/** The address of a record that does not exist, with the way back to the list of its kind. */
export function MissingRecord({ kind, list }: { kind: 'lead' | 'project'; list: string }) {
  return (
    <div className="load-failure">
      <h1>This {kind} does not exist</h1>
      <p>It may have been deleted.</p>
      <a href={list}>All {kind}s</a>
    </div>
  );
}
