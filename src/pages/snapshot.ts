/** A value that is read and replaced as a whole. */
export interface Snapshot<Value> {
  /** The last value read. After a failed read, each use starts another read in the background. */
  readonly current: Value;
  /**
   * Runs a change and reads the value again, so that later requests see the change.
   * A change that throws keeps the value; a failed read keeps the last value and does not fail the change.
   * @returns what the change returned
   */
  update<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls a listener each time the value was replaced. */
  onChange(listener: () => void): void;
}

export interface SnapshotEvents {
  /** Called when a read fails; once until a read succeeds again. */
  onFailure(error: unknown): void;
  onRecovery(): void;
}

/**
 * Creates a snapshot and reads its value.
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

  /** A change during a read may be missing from that read, so it waits for the next read, which all such changes share. */
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
