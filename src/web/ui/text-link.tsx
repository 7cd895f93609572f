import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  ref?: Ref<HTMLAnchorElement>;
}

const Anchor = (props: AnchorProps) => (
  // The words come with the caller.
  <a {...props} className="text-brand underline underline-offset-4 hover:decoration-2">
    {props.children}
  </a>
);

/** A link within text. */
export const TextLink = createLink(Anchor);
