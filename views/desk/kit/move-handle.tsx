import { Button } from './button.tsx';

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

interface MoveButtonsProps {
  /** What is moved, as a screen reader says it. */
  name: string;
  index: number;
  count: number;
  onMove(by: -1 | 1): void;
}

/** Moves an entry of a list by one place. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button text about={name} disabled={index === 0} onClick={() => onMove(-1)}>
        Up
      </Button>
      <Button text about={name} disabled={index === count - 1} onClick={() => onMove(1)}>
        Down
      </Button>
    </>
  );
}
