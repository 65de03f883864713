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
      <button
        className="text-button"
        type="button"
        disabled={index === 0}
        aria-label={`Up: ${name}`}
        onClick={() => onMove(-1)}
      >
        Up
      </button>
      <button
        className="text-button"
        type="button"
        disabled={index === count - 1}
        aria-label={`Down: ${name}`}
        onClick={() => onMove(1)}
      >
        Down
      </button>
    </>
  );
}
