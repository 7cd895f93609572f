import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { nameTab } from './page-title.ts';
import { useSiteName } from './use-site-name.ts';

let focusWanted = false;

/** Called on a change of route: the new page's heading takes the focus when it is there. */
export const focusNextHeading = (): void => {
  focusWanted = true;
};

/** The only h1 of a page. What it says is also the name of the tab; a change of route moves the focus to it. */
export function Heading({ children, large }: { children: ReactNode; large?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = useSiteName();
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    const name = () => nameTab(element.textContent ?? '', site);
    name();
    // A name may come later, or change its characters, without this component hearing of it.
    const observer = new MutationObserver(name);
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [site]);
  useLayoutEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-bold ${large ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl compact:text-2xl'}`}
    >
      {children}
    </h1>
  );
}
