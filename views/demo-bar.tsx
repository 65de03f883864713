/** The demo's bar above every page. */
export function DemoBar() {
  return (
    <aside className="demo-bar on-dark" aria-label="Demo">
      <p className="announcement">This is a demo. Everything resets when it restarts.</p>
    </aside>
  );
}
