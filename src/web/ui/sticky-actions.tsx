import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** How far its upper edge is from the lower one of the screen, for what must lie above it (styles of the toasts). */
const roomName = '--above-actions';

/** The primary action within reach of the thumb on a phone, at the end of the page on a desk. */
export function StickyActions({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(roomName, `${innerHeight - element.getBoundingClientRect().top}px`);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // At the end of the page it leaves its place at the foot.
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      style.removeProperty(roomName);
    };
  }, []);
  return (
    <div
      ref={bar}
      data-no-print
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 *:grow *:basis-24 md:static md:mx-0 md:justify-end md:border-0 md:bg-transparent md:px-0 md:*:flex-none"
    >
      {children}
    </div>
  );
}
