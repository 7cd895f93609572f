import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconName } from './icon.tsx';

interface AnchorProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'children'> {
  children?: ReactNode;
  icon?: IconName;
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain address that looks like a button: a download, another site. */
export const AnchorButton = ({ tone, size, full, icon, children, ...rest }: AnchorProps) => (
  <a {...rest} className={buttonClass({ tone, size, full })}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </a>
);

/** Goes to a route of the portal: `<LinkButton to="/home" tone="primary">`. */
export const LinkButton = createLink(AnchorButton);
