import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNear } from './use-near.ts';

/**
 * What is fetched only when the reader comes near to it, or presses a key, since Tab leads there without a look; it
 * stays from then on.
 * @param room a class for the height that it will have, so that nothing jumps when it comes
 */
export function WhenNear({ room, children }: { room: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '200px 0px');
  const [came, setCame] = useState(false);
  if (near && !came) setCame(true);
  useEffect(() => {
    const onKey = () => setCame(true);
    addEventListener('keydown', onKey, { once: true });
    return () => removeEventListener('keydown', onKey);
  }, []);
  const empty = <div ref={place} aria-busy={came} className={room} />;
  return came ? <Suspense fallback={empty}>{children}</Suspense> : empty;
}
