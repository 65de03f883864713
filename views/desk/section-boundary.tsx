import { Component, type ReactNode } from 'react';

/** Keeps the frame usable when a section's chunk cannot be fetched or its content fails. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="load-failure" role="alert">
        <p>This section could not be shown. Please check your connection.</p>
        <button className="button button--quiet" type="button" onClick={() => window.location.reload()}>
          Load again
        </button>
      </div>
    );
  }
}
