/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <section className="admin-card" aria-labelledby="recovery-title">
      <h2 id="recovery-title">Your recovery codes</h2>
      <p>
        Each code signs you in once if you lose your phone. Print them or write them down now; they are not shown again.
      </p>
      <ul className="security__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button className="button" type="button" onClick={onDone}>
        I have written them down
      </button>
    </section>
  );
}
