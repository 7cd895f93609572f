import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePageTitle } from './page-title.ts';

let focusWanted = false;

/** Called on a change of route: the new page's heading takes the focus when it is there. */
export const focusNextHeading = (): void => {
  focusWanted = true;
};

/** The only h1 of a page. What it says is also the name of the tab; a change of route moves the focus to it. */
export function Heading({ children, large }: { children: ReactNode; large?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const element = heading.current;
    if (!element) return;
    const read = () => setText(element.textContent ?? '');
    read();
    // A name may come later, or change its characters, without this component hearing of it.
    const observer = new MutationObserver(read);
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!focusWanted) return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, []);
  usePageTitle(text);
  return (
    <h1 ref={heading} tabIndex={-1} className={`font-bold ${large ? 'text-3xl md:text-4xl' : 'text-2xl md:text-3xl'}`}>
      {children}
    </h1>
  );
}
