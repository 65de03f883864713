import { useEffect, useRef, useState } from 'react';

interface PictureDrag {
  /** The picture under way. */
  dragged: number | undefined;
  start(id: number): void;
}

/**
 * Dragging with mouse, pen or finger alike; the browser's own drag and drop knows no fingers.
 * @param onOver the dragged picture is over the place of another; called again only for another place
 * @param onDrop it was let go
 */
export function usePictureDrag(onOver: (id: number, overId: number) => void, onDrop: () => void): PictureDrag {
  const [dragged, setDragged] = useState<number>();
  const handlers = useRef({ onOver, onDrop });
  handlers.current = { onOver, onDrop };

  useEffect(() => {
    if (dragged === undefined) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const over = pictureAt(clientX, clientY);
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
  }, [dragged]);

  return { dragged, start: setDragged };
}

function pictureAt(x: number, y: number): number | undefined {
  const id = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]')?.dataset.picture;
  return id === undefined ? undefined : Number(id);
}
