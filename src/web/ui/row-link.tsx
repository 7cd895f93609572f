import { Link, type LinkProps } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** The name of a row, which leads where the row leads. On a card the link is as large as the card. */
export const RowLink = (props: LinkProps) => (
  <Link
    {...props}
    data-row-link
    className="scroll-mt-28 text-ink no-underline underline-offset-4 max-md:after:absolute max-md:after:inset-0 group-hover/row:underline hover:underline"
  />
);

const doesSomethingItself = 'a, button, input, select, textarea, label, summary, dialog';

/** A click anywhere on a row follows its link, in a new tab where the click asks for one; not one that marks text. */
export function followRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(doesSomethingItself) || getSelection()?.toString()) return;
  const link = currentTarget.querySelector('[data-row-link]');
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
