import { type Dispatch, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GateWidth } from '../../../src/shared/fence/plan.ts';
import type { Action } from './reduce.ts';
import { firstView, measured, reachOf, toFeet } from './sketch-tools.ts';

/** Distance in pixels that a finger may move during a tap. */
const slack = 6;

/** The surface for taps and drags: its content and its pointer events. */
export function useSurface(width: GateWidth, dispatch: Dispatch<Action>) {
  const surface = useRef<SVGSVGElement>(null);
  const [view, setView] = useState(firstView);
  const held = useRef<{ handle: string; x: number; y: number; isMoved: boolean }>(undefined);
  const skipsClick = useRef(false);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const measure = () => setView((view) => measured(view, element));
    // Chromium ignores `touch-action` on parts of an SVG, so touching a handle must be kept from scrolling the page here.
    const keepStill = (event: TouchEvent) => {
      if (event.cancelable && handleAt(event)) event.preventDefault();
    };
    window.addEventListener('resize', measure);
    element.addEventListener('touchstart', keepStill, { passive: false });
    return () => {
      window.removeEventListener('resize', measure);
      element.removeEventListener('touchstart', keepStill);
    };
  }, []);

  const tapAt = (event: { currentTarget: Element; clientX: number; clientY: number }) =>
    dispatch({ do: 'tap', place: toFeet(view, event.currentTarget, event), reach: reachOf(view), width });

  /** A handle that did not move was tapped. Touch sends no click afterwards; the mouse's click is ignored. */
  function drop(event: PointerEvent<Element>): void {
    if (!held.current) return;
    const { handle, isMoved } = held.current;
    held.current = undefined;
    skipsClick.current = true;
    dispatch({ do: 'drop', handle: isMoved ? handle : '' });
    if (!isMoved && event.type === 'pointerup') tapAt(event);
  }

  const pointer = {
    onClick(event: React.MouseEvent<Element>) {
      if (!skipsClick.current) tapAt(event);
      skipsClick.current = false;
    },
    onPointerDown(event: PointerEvent<Element>) {
      const handle = handleAt(event);
      skipsClick.current = false;
      if (!handle) return;
      held.current = { handle, x: event.clientX, y: event.clientY, isMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    /** A whole drag is one undo step. */
    onPointerMove(event: PointerEvent<Element>) {
      const { current } = held;
      if (!current) return;
      if (!current.isMoved && Math.hypot(event.clientX - current.x, event.clientY - current.y) < slack) return;
      current.isMoved = true;
      dispatch({ do: 'drag', handle: current.handle, place: toFeet(view, event.currentTarget, event) });
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { view, setView, surface, pointer };
}

const handleAt = ({ target }: { target: EventTarget | null }): string | null =>
  (target as Element).getAttribute('data-handle');
