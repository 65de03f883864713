import type { PlanEditing } from './plan-editing.ts';

interface ShowAgainProps {
  id: string;
  editing: PlanEditing;
  onDone?(): void;
}

/** Brings a hidden page back into sight, with every menu and link that named it. */
export function ShowAgain({ id, editing, onDone }: ShowAgainProps) {
  async function show(): Promise<void> {
    const outcome = await editing.changeOrTell(({ hidden: { [id]: _standIn, ...hidden }, ...plan }) => ({
      ...plan,
      hidden,
    }));
    if (outcome.done) onDone?.();
  }
  return (
    <button className="button button--quiet" type="button" onClick={() => void show()}>
      Show again
    </button>
  );
}
