import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something is in sight or will be soon; nothing is computed while the page scrolls.
 * @param margin how near counts, as CSS
 */
export function useNear(of: RefObject<Element | null>, margin = '600px 0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      root: element.closest('[data-scrolls]'),
      rootMargin: margin,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of, margin]);
  return near;
}
