/** Save and Discard, in reach while there is something to save; `failed` where the marked fields must be looked at first. */
export function SaveBar({
  changed,
  saving,
  failed,
  onRevert,
}: {
  changed: boolean;
  saving: boolean;
  failed: boolean;
  onRevert(): void;
}) {
  return (
    <div className={`save-bar${changed ? ' save-bar--changed' : ''}`}>
      <button className="button" type="submit" disabled={saving || !changed}>
        {saving ? 'Saving...' : 'Save'}
      </button>
      <button className="button button--quiet" type="button" disabled={saving || !changed} onClick={onRevert}>
        Discard changes
      </button>
      <p className="save-bar__state" role="status">
        {failed ? 'Please check the marked fields.' : changed ? 'Not saved yet.' : ''}
      </p>
    </div>
  );
}
