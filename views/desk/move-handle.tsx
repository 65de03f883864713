interface MoveHandleProps {
  /** What it moves. */
  name: string;
  /** Such as "2 of 9". */
  place: string;
  /** The handle was grabbed. */
  onDrag(): void;
  onMove(distance: number): void;
}

/** What a row is dragged by; the arrow keys move it too. */
export function MoveHandle({ name, place, onDrag, onMove }: MoveHandleProps) {
  return (
    <button
      className="move-handle"
      type="button"
      aria-label={`Move ${name}, ${place}: drag, or press the arrow keys`}
      onPointerDown={(event) => {
        // A finger is bound to what it touched first, which would hide what it is over.
        event.currentTarget.releasePointerCapture(event.pointerId);
        onDrag();
      }}
      onKeyDown={(event) => {
        const distance = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
        if (distance === undefined) return;
        event.preventDefault();
        onMove(distance);
      }}
    >
      ↕
    </button>
  );
}
