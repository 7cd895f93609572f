import { useLayoutEffect, useRef, useState } from 'react';

/** How wide something is on the screen, as it changes. */
export function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const watched = new ResizeObserver(measure);
    watched.observe(element);
    measure();
    return () => watched.disconnect();
  }, []);
  return { ref, width };
}
