import { useDeferredValue, useLayoutEffect, useState } from 'react';

/** Whoever holds longer does not mean to press. */
const longestPressMs = 1000;

/** @param tell whether a pointer is down; that it is not, only once what it pressed has been told @returns how to stop */
function followPress(tell: (isDown: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(tell, afterMs, false);
  };
  const down = () => {
    tell(true);
    over(longestPressMs);
  };
  const up = () => over(0);
  addEventListener('pointerdown', down);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', down);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}

/**
 * What is large and has arrived takes a phone a while to draw, and takes the place of what stands there: drawn
 * meanwhile, so that what is tapped or typed is heard; and never between a press and its end, which then would not meet
 * what was pressed.
 * @returns whether it may be drawn
 */
export function useAfterPress(hasArrived: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  const mayDraw = useDeferredValue(hasArrived && !isPressed);
  useLayoutEffect(() => (mayDraw ? undefined : followPress(setPressed)), [mayDraw]);
  return mayDraw;
}
