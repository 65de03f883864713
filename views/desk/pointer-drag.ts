import { useEffect, useRef, useState } from 'react';

interface PointerDrag {
  /** The key of what is under way. */
  dragged: string | undefined;
  start(key: string): void;
}

/**
 * Dragging with mouse, pen or finger alike; the browser's own drag and drop knows no fingers.
 * @param name of the data attribute with the key of what lies under the pointer, such as `picture` for `data-picture`
 * @param onOver what is dragged is over the place of another; called again only for another place
 * @param onDrop it was let go
 */
export function usePointerDrag(
  name: string,
  onOver: (key: string, overKey: string) => void,
  onDrop: () => void,
): PointerDrag {
  const [dragged, setDragged] = useState<string>();
  const handlers = useRef({ onOver, onDrop });
  handlers.current = { onOver, onDrop };

  useEffect(() => {
    if (dragged === undefined) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const over = keyAt(name, clientX, clientY);
      if (over !== undefined && over !== dragged) handlers.current.onOver(dragged, over);
    };
    const end = () => {
      setDragged(undefined);
      handlers.current.onDrop();
    };
    const stop = new AbortController();
    window.addEventListener('pointermove', move, { signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
    return () => stop.abort();
  }, [dragged, name]);

  return { dragged, start: setDragged };
}

const keyAt = (name: string, x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
