/** How far a transfer has gone, and after it that the server is at work. */
export function TransferProgress({ part, working }: { part: number; working: string }) {
  const percent = Math.round(part * 100);
  const sent = percent >= 100;
  return (
    <div className="field">
      <progress className="transfer__bar" max={100} value={sent ? undefined : percent} aria-label="Upload progress" />
      <p className="hint" role="status">
        {sent ? working : `${percent}% sent`}
      </p>
    </div>
  );
}
