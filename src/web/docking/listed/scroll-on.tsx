import { useEffect, useRef } from 'react';

/** Reads on before the end of a list comes into sight; the button above it stays for who does not scroll. */
export function ScrollOn({ further }: { further: { busy: boolean; onMore: () => void } | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !further || further.busy) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && further.onMore(), {
      rootMargin: '800px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [further]);
  return <div ref={end} />;
}
