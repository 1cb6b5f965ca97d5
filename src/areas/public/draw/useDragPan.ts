import { useRef, type PointerEvent } from 'react';

const SLACK = 4;

/** Moves what a frame shows while a mouse holds it; fingers and wheels scroll by themselves. */
export const useDragPan = () => {
  const held = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null);
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void => {
      held.current = pointerType === 'mouse' && button === 0 ? { x, y, moved: false } : null;
    },
    onPointerMove: ({
      currentTarget,
      pointerId,
      buttons,
      clientX,
      clientY,
      movementX,
      movementY,
    }: PointerEvent<HTMLElement>): void => {
      const hold = held.current;
      if (!hold || buttons !== 1) return;
      if (!hold.moved && Math.hypot(clientX - hold.x, clientY - hold.y) < SLACK) return;
      if (!hold.moved) {
        hold.moved = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.classList.add('held');
      }
      currentTarget.scrollBy(-movementX, -movementY);
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>): void =>
      currentTarget.classList.remove('held'),
    /** Whether the click that follows ended a move, and so means nothing. */
    hasMoved: (): boolean => held.current?.moved ?? false,
  };
};
