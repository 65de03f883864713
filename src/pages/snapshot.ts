/** A value that is read as a whole and replaced as a whole. */
export interface Snapshot<Value> {
  /** The value as it was last read. After a reading that failed, each use of it starts another one in the background. */
  readonly current: Value;
  /**
   * Runs a change and reads the value again, so that whoever comes next finds the change in it.
   * A change that throws leaves the value as it is; a reading that fails keeps the last value and does not fail the change.
   * @returns what the change returned
   */
  update<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls a listener after each replacement. */
  onChange(listener: () => void): void;
}

export interface SnapshotEvents {
  /** The value could not be read; called once until it can be. */
  onFailure(error: unknown): void;
  onRecovery(): void;
}

/**
 * Reads the value for the first time.
 * @param read gets the number of the new version, which only grows
 * @throws what the first reading throws
 */
export async function createSnapshot<Value>(
  read: (version: number) => Promise<Value>,
  { onFailure, onRecovery }: SnapshotEvents,
): Promise<Snapshot<Value>> {
  const listeners: (() => void)[] = [];
  let version = 1;
  let current = await read(version);
  let isFailing = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  return {
    get current() {
      if (isFailing && !running) void refresh();
      return current;
    },
    async update(work) {
      const result = await work();
      await refresh();
      return result;
    },
    onChange: (listener) => void listeners.push(listener),
  };

  /** A change during a reading may be missing from it, so the change waits for the reading after; all such changes share one. */
  function refresh(): Promise<void> {
    if (!running) {
      running = replace().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return refresh();
    });
    return next;
  }

  async function replace(): Promise<void> {
    try {
      current = await read(version + 1);
      version += 1;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return;
    }
    if (isFailing) onRecovery();
    isFailing = false;
    for (const listener of listeners) listener();
  }
}
